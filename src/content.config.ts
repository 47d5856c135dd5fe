import { defineCollection } from 'astro:content';
import { contentLoader } from './lib/content/loader.ts';
import { COLLECTIONS } from './schemas/collections.ts';

/**
 * Every collection of content/, as `src/schemas` describes it. The schemas give types and completion here: the loader's
 * data have passed them already.
 */
export const collections = {
  pages: defineCollection({ loader: contentLoader('pages'), schema: COLLECTIONS.pages.schema }),
  zones: defineCollection({ loader: contentLoader('zones'), schema: COLLECTIONS.zones.schema }),
  articles: defineCollection({ loader: contentLoader('articles'), schema: COLLECTIONS.articles.schema }),
  legal: defineCollection({ loader: contentLoader('legal'), schema: COLLECTIONS.legal.schema }),
  faq: defineCollection({ loader: contentLoader('faq'), schema: COLLECTIONS.faq.schema }),
  entreprise: defineCollection({
    loader: contentLoader('entreprise'),
    schema: COLLECTIONS.entreprise.schema,
  }),
  horaires: defineCollection({ loader: contentLoader('horaires'), schema: COLLECTIONS.horaires.schema }),
  tarifs: defineCollection({ loader: contentLoader('tarifs'), schema: COLLECTIONS.tarifs.schema }),
  menus: defineCollection({ loader: contentLoader('menus'), schema: COLLECTIONS.menus.schema }),
  redirections: defineCollection({
    loader: contentLoader('redirections'),
    schema: COLLECTIONS.redirections.schema,
  }),
  bandeaux: defineCollection({ loader: contentLoader('bandeaux'), schema: COLLECTIONS.bandeaux.schema }),
  departements: defineCollection({
    loader: contentLoader('departements'),
    schema: COLLECTIONS.departements.schema,
  }),
  faits: defineCollection({ loader: contentLoader('faits'), schema: COLLECTIONS.faits.schema }),
  engagements: defineCollection({
    loader: contentLoader('engagements'),
    schema: COLLECTIONS.engagements.schema,
  }),
  'questions-juriste': defineCollection({
    loader: contentLoader('questions-juriste'),
    schema: COLLECTIONS['questions-juriste'].schema,
  }),
  avis: defineCollection({ loader: contentLoader('avis'), schema: COLLECTIONS.avis.schema }),
  // Imported where they are used; collections only so that code editors complete their fields.
  formulaire: defineCollection({
    loader: contentLoader('formulaire'),
    schema: COLLECTIONS.formulaire.schema,
  }),
  demande: defineCollection({ loader: contentLoader('demande'), schema: COLLECTIONS.demande.schema }),
  annonce: defineCollection({ loader: contentLoader('annonce'), schema: COLLECTIONS.annonce.schema }),
  'ma-demande': defineCollection({
    loader: contentLoader('ma-demande'),
    schema: COLLECTIONS['ma-demande'].schema,
  }),
  cookies: defineCollection({ loader: contentLoader('cookies'), schema: COLLECTIONS.cookies.schema }),
  'legal-resume': defineCollection({
    loader: contentLoader('legal-resume'),
    schema: COLLECTIONS['legal-resume'].schema,
  }),
};
