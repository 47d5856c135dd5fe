import type { Article } from '../../schemas/article.ts';
import type { Company } from '../../schemas/company.ts';
import type { Markup } from '../../schemas/markup.ts';
import { canonicalOf } from '../site-origin.ts';
import { articleNode, blogNode } from './blog.ts';
import { breadcrumbNode } from './breadcrumb.ts';
import { businessNode } from './business.ts';
import { faqNode, type PlainQuestion } from './faq-page.ts';
import { howToNode, type PlainStep } from './how-to.ts';
import type { JsonLdNode } from './node.ts';
import { serviceNode } from './service.ts';
import { trailTo } from './trail.ts';
import { webPageNode, webSiteNode } from './web-page.ts';

/** All that a page's structured data are made of, as plain text and facts. */
export interface GraphSource {
  id: string;
  path: string;
  /** Name of the page in the breadcrumb. */
  label: string;
  title: string;
  description: string;
  modified: Date;
  company: Company;
  departments: ReadonlyMap<string, string>;
  markup?: Markup | undefined;
  /** Department of a zone page. */
  zone?: string | undefined;
  questions?: readonly PlainQuestion[];
  steps?: readonly PlainStep[];
  article?: Article | undefined;
  /** Articles shown by the blog's index. */
  listed?: readonly { id: string; data: Article }[];
}

/**
 * The structured data of a page, in the order a reader would tell them: the firm, what the page sells, the page,
 * the way to it, its questions, its how-to, its article.
 */
export function pageGraph(source: GraphSource): JsonLdNode[] {
  const { id, path, markup, questions = [], steps = [], article, listed, company } = source;
  const url = canonicalOf(path);
  return [
    businessNode(source),
    ...(markup?.type === 'service' ? [serviceNode({ ...source, markup, url })] : []),
    ...(path === '/' ? [webSiteNode(company)] : []),
    webPageNode({ ...source, url, name: source.title }),
    ...(path === '/' ? [] : [breadcrumbNode(trailTo(path, source.label))]),
    ...(questions.length > 0 ? [faqNode(questions, url)] : []),
    ...(markup?.pasAPas && steps.length > 0 ? [howToNode(markup.pasAPas, steps, url)] : []),
    ...(article ? [articleNode(id, article)] : []),
    ...(listed ? [blogNode(source.label, listed)] : []),
  ];
}
