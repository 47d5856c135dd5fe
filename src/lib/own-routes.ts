/** Pages of content/pages that have a route file of their own. */
export const OWN_ROUTES: readonly string[] = [
  'accueil',
  'blog',
  'parametrage-cookies',
  'demande-enregistree',
];

/** Pages of content/pages that search engines have no use for: what comes after a form sent without scripts. */
export const NOT_INDEXED: readonly string[] = ['demande-enregistree'];
