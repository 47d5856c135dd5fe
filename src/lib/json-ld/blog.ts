import type { Article } from '../../schemas/article.ts';
import { pathOf } from '../content/path-of.ts';
import { isoDay } from '../dates.ts';
import { canonicalOf, SITE_ORIGIN } from '../site-origin.ts';
import { BUSINESS_ID, type JsonLdNode, ref } from './node.ts';

const BLOG_ID = `${SITE_ORIGIN}/blog#blog`;

const posting = (id: string, { titre, publie }: Article) => {
  const url = canonicalOf(pathOf(id, 'articles'));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: titre,
    url,
    datePublished: isoDay(publie),
  };
};

/** An article with its dates, signed by a person of the firm: the byline is a name, then a trade. */
export const articleNode = (id: string, article: Article): JsonLdNode => ({
  ...posting(id, article),
  description: article.seo.description,
  image: `${SITE_ORIGIN}/og/${id}.jpg`,
  dateModified: isoDay(article.misAJour),
  inLanguage: 'fr-FR',
  timeRequired: `PT${article.lecture}M`,
  author: { '@type': 'Person', name: article.auteur.split(',', 1)[0], worksFor: ref(BUSINESS_ID) },
  publisher: ref(BUSINESS_ID),
  isPartOf: ref(BLOG_ID),
  mainEntityOfPage: ref(`${canonicalOf(pathOf(id, 'articles'))}#page`),
});

/** The blog and the articles its index shows. */
export const blogNode = (name: string, articles: readonly { id: string; data: Article }[]): JsonLdNode => ({
  '@type': 'Blog',
  '@id': BLOG_ID,
  name,
  inLanguage: 'fr-FR',
  publisher: ref(BUSINESS_ID),
  blogPost: articles.map(({ id, data }) => posting(id, data)),
});
