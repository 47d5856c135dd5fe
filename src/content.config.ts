import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { COLLECTIONS } from './schemas/collections.ts';

const markdown = (base: string) => glob({ base: `./${base}`, pattern: '**/*.md' });
const map = (path: string) => file(path);
const single = (path: string) =>
  glob({ base: `./${path.slice(0, path.lastIndexOf('/'))}`, pattern: path.slice(path.lastIndexOf('/') + 1) });
const texts = (name: 'formulaire' | 'demande' | 'annonce' | 'cookies' | 'legal-resume') =>
  defineCollection({ loader: single(COLLECTIONS[name].base), schema: COLLECTIONS[name].schema });

/** Every collection of content/, as `src/schemas` describes it. */
export const collections = {
  pages: defineCollection({ loader: markdown(COLLECTIONS.pages.base), schema: COLLECTIONS.pages.schema }),
  zones: defineCollection({ loader: markdown(COLLECTIONS.zones.base), schema: COLLECTIONS.zones.schema }),
  articles: defineCollection({
    loader: markdown(COLLECTIONS.articles.base),
    schema: COLLECTIONS.articles.schema,
  }),
  legal: defineCollection({ loader: markdown(COLLECTIONS.legal.base), schema: COLLECTIONS.legal.schema }),
  faq: defineCollection({ loader: markdown(COLLECTIONS.faq.base), schema: COLLECTIONS.faq.schema }),
  entreprise: defineCollection({
    loader: single(COLLECTIONS.entreprise.base),
    schema: COLLECTIONS.entreprise.schema,
  }),
  departements: defineCollection({
    loader: map(COLLECTIONS.departements.base),
    schema: COLLECTIONS.departements.schema,
  }),
  faits: defineCollection({ loader: map(COLLECTIONS.faits.base), schema: COLLECTIONS.faits.schema }),
  avis: defineCollection({ loader: map(COLLECTIONS.avis.base), schema: COLLECTIONS.avis.schema }),
  // Imported where they are used; collections only so that editors get their fields completed.
  formulaire: texts('formulaire'),
  demande: texts('demande'),
  annonce: texts('annonce'),
  cookies: texts('cookies'),
  'legal-resume': texts('legal-resume'),
};
