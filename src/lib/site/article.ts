import type { Article } from '../../schemas/article.ts';
import { LONGEST } from '../text/lengths.ts';
import { renderPlain } from '../text/markdown.ts';

/** Fields that the site derives when a writer leaves them empty. */
type Derived = 'seo' | 'ariane' | 'extrait' | 'auteur' | 'lecture' | 'misAJour' | 'message' | 'ordre';

/** An article with everything that its pages show. */
export type CompleteArticle = Article & { [K in Derived]: NonNullable<Article[K]> };

const WORDS_A_MINUTE = 220;

/** Place of articles without a rank: after those that have one, the newest first. */
const NO_RANK = 1000;

/** A text no longer than so many characters: whole, up to its last sentence, or up to its last word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(cut)?.[0];
  if (sentence && sentence.length > most / 2) return sentence;
  return `${text.slice(0, most - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** The first paragraph of a text: no heading, list, quotation, table or picture. */
const firstParagraph = (body: string): string =>
  body.split(/\n\s*\n/).find((block) => /^\s*[^\s#>|!*+\d-]/.test(block)) ?? '';

/**
 * An article with what its writer left out: its name in the breadcrumb and in search engines from its title, its excerpt
 * and description from its first paragraph, its reading time from its words.
 *
 * @param brand signs an article without an author
 */
export function complete(article: Article, body: string, brand: string): CompleteArticle {
  const { titre, publie, faits } = article;
  const opening = renderPlain(firstParagraph(body), faits);
  const extrait = article.extrait ?? shortened(opening, LONGEST.excerpt);
  const words = body.split(/\s+/).length;
  return {
    ...article,
    seo: article.seo ?? {
      titre: shortened(titre, LONGEST.title),
      description: shortened(extrait, LONGEST.description),
    },
    ariane: article.ariane ?? titre,
    extrait,
    auteur: article.auteur ?? `L’équipe ${brand}`,
    lecture: article.lecture ?? Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    misAJour: article.misAJour ?? publie,
    message:
      article.message ?? `Bonjour, j’ai lu « ${titre} » et j’ai une question. Pouvez-vous me rappeler ?`,
    ordre: article.ordre ?? NO_RANK,
  };
}

/** The order of the guides: by rank, then the newest first. */
export const byRank = (a: CompleteArticle, b: CompleteArticle): number =>
  a.ordre - b.ordre || b.publie.getTime() - a.publie.getTime();
