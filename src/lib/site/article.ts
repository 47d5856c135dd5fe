import type { Article } from '../../schemas/article.ts';
import { walk } from '../content/schema-data.ts';
import { blocksIn, isParagraph } from '../text/blocks.ts';
import { renderPlain } from '../text/markdown.ts';
import { LONGEST } from '../text/titles.ts';

type Derived = 'seo' | 'ariane' | 'extrait' | 'auteur' | 'lecture' | 'misAJour' | 'message' | 'ordre';

export type CompleteArticle = Article & { [K in Derived]: NonNullable<Article[K]> } & {
  /** Excerpt that the author wrote, otherwise undefined: a derived excerpt would repeat the page's first paragraph. */
  lead: string | undefined;
  /** Author whom the guide names; undefined if the guide is signed by the team. */
  person: string | undefined;
};

const WORDS_A_MINUTE = 220;

/** Puts guides without a rank last. */
const NO_RANK = 1000;

/** Shortens a text to whole sentences or, if less than half of `most` would be used, to whole words and «…». */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(cut)?.[0];
  if (sentence && sentence.length > most / 2) return sentence;
  return `${text.slice(0, most - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

const firstParagraph = (text: string): string => blocksIn(text).find(isParagraph)?.raw ?? '';

const wordsIn = (value: unknown): number =>
  walk<number>({ value }, ({ value }, parts) =>
    typeof value === 'string' ? value.split(/\s+/).length : parts.reduce((sum, [, words]) => sum + words, 0),
  );

/** Derives missing fields. @param brand for the author of unsigned guides, «L’équipe …» */
export function complete(article: Article, brand: string): CompleteArticle {
  const { titre, publie, faits, introduction, sections } = article;
  const texts = [introduction ?? '', ...sections.map((one) => ('texte' in one && one.texte) || '')];
  const lead = renderPlain(texts.map(firstParagraph).find(Boolean) ?? '', faits);
  const extrait = article.extrait ?? shortened(lead, LONGEST.excerpt);
  return {
    ...article,
    seo: article.seo ?? {
      titre: shortened(titre, LONGEST.title),
      description: shortened(extrait, LONGEST.description),
    },
    ariane: article.ariane ?? titre,
    extrait,
    lead: article.extrait,
    auteur: article.auteur ?? `L’équipe ${brand}`,
    person: article.auteur,
    lecture: article.lecture ?? Math.max(1, Math.round(wordsIn([introduction, sections]) / WORDS_A_MINUTE)),
    misAJour: article.misAJour ?? publie,
    message:
      article.message ?? `Bonjour, j’ai lu « ${titre} » et j’ai une question. Pouvez-vous me rappeler ?`,
    ordre: article.ordre ?? NO_RANK,
  };
}

export const byRank = (a: CompleteArticle, b: CompleteArticle): number =>
  a.ordre - b.ordre || b.publie.getTime() - a.publie.getTime();
