/** Pages of content/pages that have a route file of their own. */
export const OWN_ROUTES: readonly string[] = [
  'accueil',
  'blog',
  'parametrage-cookies',
  'demande-enregistree',
];
