import type { AboutPage, BreadcrumbList, CollectionPage, FAQPage, HowTo, WebPage, WebSite } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import type { Role } from '../../schemas/roles.ts';
import type { Duration } from '../facts/kinds.ts';
import { canonicalOf, SITE_ORIGIN } from '../site/origin.ts';
import { isoDay } from '../text/dates.ts';
import type { Declared } from './declared.ts';
import type { PageSource } from './page-graph.ts';
import { BUSINESS_ID, ref, WEBSITE_ID } from './parts.ts';

const TYPES: Partial<Record<Role, 'AboutPage' | 'CollectionPage'>> = {
  'a-propos': 'AboutPage',
  guides: 'CollectionPage',
};

export const webPageNode = ({
  role,
  url,
  title,
  description,
  modified,
  company,
}: PageSource): WebPage | AboutPage | CollectionPage => ({
  '@type': (role && TYPES[role]) ?? 'WebPage',
  '@id': `${url}#page`,
  url,
  name: title,
  description,
  dateModified: isoDay(modified),
  isPartOf: { '@type': 'WebSite', '@id': WEBSITE_ID, url: `${SITE_ORIGIN}/`, name: company.marque },
  about: ref(BUSINESS_ID),
});

export const webSiteNode = ({ marque }: Company): WebSite => ({
  '@type': 'WebSite',
  '@id': WEBSITE_ID,
  url: `${SITE_ORIGIN}/`,
  name: marque,
  inLanguage: 'fr-FR',
  publisher: ref(BUSINESS_ID),
});

export interface Crumb {
  name: string;
  path: string;
}

export const trailTo = (page: Crumb, parent?: Crumb): Crumb[] => [
  { name: 'Accueil', path: '/' },
  ...(parent ? [parent] : []),
  page,
];

export const breadcrumbNode = (trail: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${canonicalOf(trail.at(-1)?.path ?? '/')}#ariane`,
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ref(canonicalOf(path)),
  })),
});

export interface PlainQuestion {
  question: string;
  answer: string;
}

/** Google requires questions and answers to equal the visible text. */
export const faqNode = (questions: readonly PlainQuestion[], url: string): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export interface PlainStep {
  name: string;
  text: string;
}

/** Letters before and after the number in an ISO 8601 duration. */
const ISO: Record<Duration['unit'], [before: string, after: string]> = {
  seconde: ['PT', 'S'],
  minute: ['PT', 'M'],
  heure: ['PT', 'H'],
  jour: ['P', 'D'],
  mois: ['P', 'M'],
  an: ['P', 'Y'],
};

export const howToNode = (
  { name, cost, time }: NonNullable<Declared['howTo']>,
  steps: readonly PlainStep[],
  url: string,
): HowTo => ({
  '@type': 'HowTo',
  '@id': `${url}#etapes`,
  name,
  totalTime: ISO[time.unit].join(String(time.max ?? time.min)),
  estimatedCost: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    minValue: cost.min,
    ...(cost.max !== undefined && { maxValue: cost.max }),
  },
  step: steps.map(({ name: title, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text,
  })),
});
