import type { Blog, BlogPosting } from 'schema-dts';
import { pathOf } from '../content/path-of.ts';
import type { CompleteArticle } from '../site/article.ts';
import { canonicalOf, SITE_ORIGIN } from '../site/origin.ts';
import { isoDay } from '../text/dates.ts';
import { BUSINESS_ID, ref } from './parts.ts';

/** Id of the blog, which stays the same if the page that lists the guides gets another URL. */
const BLOG_ID = `${SITE_ORIGIN}/blog#blog`;

const posting = (id: string, data: CompleteArticle) => {
  const url = canonicalOf(pathOf({ collection: 'articles', id, data }));
  const { titre, publie } = data;
  return {
    '@type': 'BlogPosting' as const,
    '@id': `${url}#article`,
    headline: titre,
    url,
    datePublished: isoDay(publie),
  };
};

/**
 * The author is the person whom the guide names, or the company if it names nobody.
 * @param team URL of the page about the team
 */
export const articleNode = (id: string, article: CompleteArticle, team: string): BlogPosting => ({
  ...posting(id, article),
  description: article.seo.description,
  image: `${SITE_ORIGIN}/og/${id}.jpg`,
  dateModified: isoDay(article.misAJour),
  inLanguage: 'fr-FR',
  timeRequired: `PT${article.lecture}M`,
  author: article.person
    ? {
        '@type': 'Person',
        name: article.person.split(',', 1)[0] ?? '',
        url: team,
        worksFor: ref(BUSINESS_ID),
      }
    : ref(BUSINESS_ID),
  publisher: ref(BUSINESS_ID),
  isPartOf: ref(BLOG_ID),
  mainEntityOfPage: ref(`${canonicalOf(pathOf({ collection: 'articles', id, data: article }))}#page`),
});

export const blogNode = (name: string, articles: readonly { id: string; data: CompleteArticle }[]): Blog => ({
  '@type': 'Blog',
  '@id': BLOG_ID,
  name,
  inLanguage: 'fr-FR',
  publisher: ref(BUSINESS_ID),
  blogPost: articles.map(({ id, data }) => posting(id, data)),
});
