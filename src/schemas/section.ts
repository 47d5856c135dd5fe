import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { list } from './fields.ts';
import { mapSection, townListsSection, townsSection } from './sections/area.ts';
import { actionSection, contactSection } from './sections/contact.ts';
import { diagnosisSection, placesSection, quoteSection } from './sections/home.ts';
import {
  cardsSection,
  damageSection,
  figuresSection,
  modelPricesSection,
  stepsSection,
  tilesSection,
} from './sections/offer.ts';
import { comparisonSection, faqSection, tableSection, textSection } from './sections/text.ts';
import { makesSection, reviewsSection } from './sections/trust.ts';

/** In the order of the editor's menu, which writes a field that several have where the first of them has it. */
const models = [
  textSection,
  tilesSection,
  cardsSection,
  stepsSection,
  figuresSection,
  tableSection,
  diagnosisSection,
  comparisonSection,
  modelPricesSection,
  damageSection,
  townsSection,
  townListsSection,
  faqSection,
  reviewsSection,
  mapSection,
  makesSection,
  actionSection,
  contactSection,
  quoteSection,
  placesSection,
] as const;

const MODEL_NAMES = models.map(({ shape }) => shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = (input as { modele?: unknown } | null | undefined)?.modele;
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

/** One section of a page; `modele` chooses its look. A page is a list of these. */
const sectionSchema = z
  .discriminatedUnion('modele', models, { error: unknownModel })
  .meta({ title: 'Section' });

/** A section as read from content. */
export type Section = z.infer<typeof sectionSchema>;

/** A section of one model, for the component that shows it. */
export type SectionOf<M extends Section['modele']> = Extract<Section, { modele: M }>;

/** The sections of a page, in their order. */
export const sectionsSchema = list(sectionSchema, 1, 24).meta({
  title: 'Sections',
  description: 'Les parties de la page, dans l’ordre',
});
