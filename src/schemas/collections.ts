import type { z } from 'zod';
import { keysOf } from '../lib/keys-of.ts';
import { articleSchema } from './article.ts';
import { commitmentSchema, lawyerQuestionSchema } from './commitment.ts';
import { companySchema } from './company.ts';
import { departmentSchema } from './department.ts';
import { factSchema, sharedFactsSchema } from './facts.ts';
import { faqSchema } from './faq.ts';
import { hoursSchema } from './hours.ts';
import { legalSchema } from './legal.ts';
import { menusSchema, redirectSchema } from './navigation.ts';
import { noticeSchema } from './notice.ts';
import { pageSchema, zoneSchema } from './page.ts';
import { reviewSchema } from './review.ts';
import { announcementTextsSchema } from './texts/announcement.ts';
import { answerTextsSchema } from './texts/answers.ts';
import { consentTextsSchema } from './texts/consent.ts';
import { driverTextsSchema } from './texts/driver.ts';
import { formTextsSchema } from './texts/form.ts';
import { legalSummarySchema } from './texts/legal-summary.ts';

/** Collections of content/: a Markdown file per entry, one JSON file, or one JSON array of entries. */
export const COLLECTIONS = {
  pages: { kind: 'markdown', base: 'content/pages', schema: pageSchema },
  zones: { kind: 'markdown', base: 'content/zones', schema: zoneSchema },
  articles: { kind: 'markdown', base: 'content/articles', schema: articleSchema },
  legal: { kind: 'markdown', base: 'content/legal', schema: legalSchema },
  faq: { kind: 'markdown', base: 'content/faq', schema: faqSchema },
  entreprise: { kind: 'json', base: 'content/reglages/entreprise.json', schema: companySchema },
  horaires: { kind: 'json', base: 'content/reglages/horaires.json', schema: hoursSchema },
  tarifs: { kind: 'json', base: 'content/reglages/tarifs.json', schema: sharedFactsSchema },
  menus: { kind: 'json', base: 'content/reglages/menus.json', schema: menusSchema },
  redirections: { kind: 'array', base: 'content/reglages/redirections.json', schema: redirectSchema },
  bandeaux: { kind: 'array', base: 'content/reglages/bandeaux.json', schema: noticeSchema },
  departements: { kind: 'array', base: 'content/reglages/departements.json', schema: departmentSchema },
  faits: { kind: 'array', base: 'content/reglages/faits.json', schema: factSchema },
  engagements: { kind: 'array', base: 'content/reglages/engagements.json', schema: commitmentSchema },
  'questions-juriste': {
    kind: 'array',
    base: 'content/reglages/questions-juriste.json',
    schema: lawyerQuestionSchema,
  },
  avis: { kind: 'array', base: 'content/avis.json', schema: reviewSchema },
  formulaire: { kind: 'json', base: 'content/textes/formulaire.json', schema: formTextsSchema },
  demande: { kind: 'json', base: 'content/textes/demande.json', schema: answerTextsSchema },
  annonce: { kind: 'json', base: 'content/textes/annonce.json', schema: announcementTextsSchema },
  'ma-demande': { kind: 'json', base: 'content/textes/ma-demande.json', schema: driverTextsSchema },
  cookies: { kind: 'json', base: 'content/textes/cookies.json', schema: consentTextsSchema },
  'legal-resume': { kind: 'json', base: 'content/textes/legal-resume.json', schema: legalSummarySchema },
} as const satisfies Record<string, { kind: 'markdown' | 'json' | 'array'; base: string; schema: z.ZodType }>;

export type CollectionName = keyof typeof COLLECTIONS;

/** Names of collections in the order of the editor's menu. */
export const COLLECTION_NAMES = keysOf(COLLECTIONS);

export type EntryData<C extends CollectionName> = z.infer<(typeof COLLECTIONS)[C]['schema']>;
