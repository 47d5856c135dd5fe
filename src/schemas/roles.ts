import { oneOf } from './fields.ts';

/** Code finds pages by their role, whatever their URL. */
export const PAGE_ROLES = [
  'accueil',
  'a-propos',
  'avis',
  'guides',
  'remplacement',
  'cookies',
  'demande-envoyee',
] as const;

export const LEGAL_ROLES = ['mentions', 'donnees'] as const;

/** Roles whose page has a route of its own in src/pages, which shows no table of contents. */
export const OWN_ROUTES: readonly (Role | undefined)[] = ['accueil', 'cookies', 'demande-envoyee'];

export type Role = (typeof PAGE_ROLES)[number] | (typeof LEGAL_ROLES)[number];

const meta = {
  title: 'Rôle',
  description: 'Ce que le site attend de cette page, quelle que soit son adresse ; chaque rôle sert une fois',
};

export const pageRole = oneOf(PAGE_ROLES).optional().meta(meta);

export const legalRole = oneOf(LEGAL_ROLES).optional().meta(meta);
