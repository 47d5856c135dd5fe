import type { Thing } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import type { Role } from '../../schemas/roles.ts';
import type { CompleteArticle } from '../site/article.ts';
import { canonicalOf } from '../site/origin.ts';
import { articleNode, blogNode } from './blog.ts';
import { businessNode } from './business.ts';
import type { Declared } from './declared.ts';
import { serviceNode } from './service.ts';
import {
  breadcrumbNode,
  type Crumb,
  faqNode,
  howToNode,
  type PlainQuestion,
  type PlainStep,
  trailTo,
  webPageNode,
  webSiteNode,
} from './web-page.ts';

export interface GraphSource {
  id: string;
  /** Id of the home page, whose share image represents the company. */
  home: string;
  role?: Role | undefined;
  path: string;
  label: string;
  title: string;
  description: string;
  modified: Date;
  company: Company;
  hours: Hours;
  departments: ReadonlyMap<string, string>;
  declared?: Declared | undefined;
  parent?: Crumb | undefined;
  /** URL of the page about the team. */
  team: string;
  zone?: string | undefined;
  questions?: readonly PlainQuestion[];
  steps?: readonly PlainStep[];
  article?: CompleteArticle | undefined;
  listed?: readonly { id: string; data: CompleteArticle }[];
}

export type PageSource = GraphSource & { url: string };

export function pageGraph(page: GraphSource): Thing[] {
  const source: PageSource = { ...page, url: canonicalOf(page.path) };
  const { id, role, path, label, parent, declared, questions, steps, article, listed, url } = source;
  const isHome = role === 'accueil';
  return [
    ...(isHome || role === 'a-propos' ? [businessNode(source)] : []),
    ...(declared?.type === 'service' ? [serviceNode(source, declared)] : []),
    ...(isHome ? [webSiteNode(source.company)] : []),
    webPageNode(source),
    ...(isHome ? [] : [breadcrumbNode(trailTo({ name: label, path }, parent))]),
    ...(questions?.length ? [faqNode(questions, url)] : []),
    ...(declared?.howTo && steps?.length ? [howToNode(declared.howTo, steps, url)] : []),
    ...(article ? [articleNode(id, article, source.team)] : []),
    ...(listed ? [blogNode(label, listed)] : []),
  ];
}

/** Escapes `<`, so that content cannot close the script element. */
export const serializeJsonLd = (nodes: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
