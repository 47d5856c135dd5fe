import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import type { Role } from '../../schemas/roles.ts';
import type { CompleteArticle } from '../site/article.ts';
import { canonicalOf } from '../site/origin.ts';
import { articleNode, blogNode } from './blog.ts';
import { businessNode } from './business.ts';
import type { Declared } from './declared.ts';
import type { JsonLdNode } from './node.ts';
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

/** All that a page's structured data are made of, as plain text and facts. */
export interface GraphSource {
  id: string;
  role?: Role | undefined;
  path: string;
  /** Name of the page in the breadcrumb. */
  label: string;
  title: string;
  description: string;
  modified: Date;
  company: Company;
  hours: Hours;
  departments: ReadonlyMap<string, string>;
  declared?: Declared | undefined;
  /** The page that gathers its kind, for the way to it. */
  parent?: Crumb | undefined;
  /** Where the firm presents its people. */
  team: string;
  /** Department of a zone page. */
  zone?: string | undefined;
  questions?: readonly PlainQuestion[];
  steps?: readonly PlainStep[];
  article?: CompleteArticle | undefined;
  /** Articles shown by the blog's index. */
  listed?: readonly { id: string; data: CompleteArticle }[];
}

/** The same with the page's one address. */
export type PageSource = GraphSource & { url: string };

/**
 * The structured data of a page, in the order a reader would tell them: the firm on its own two pages, what the page
 * sells, the page, the way to it, its questions, its how-to, its article.
 */
export function pageGraph(given: GraphSource): JsonLdNode[] {
  const source: PageSource = { ...given, url: canonicalOf(given.path) };
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
