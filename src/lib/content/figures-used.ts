import { suggestion } from '../../domain/suggest.ts';
import { isAsWritten } from './as-written.ts';
import type { ContentIssue } from './issue.ts';
import { companyNames, NAME_PATTERN } from './names.ts';
import type { ContentTree, Entry } from './parse.ts';
import { ratingFacts } from './rating.ts';
import { walkTexts } from './walk-texts.ts';

/** A text of a page in which names are filled in, and where it stands. */
interface FilledText {
  file: string;
  field: string;
  text: string;
}

/**
 * Checks that a page's figures and its texts agree: every `{name}` has a value, every figure has a label and is used.
 * One that no text uses would be compared with those of other pages though no visitor reads it.
 */
export function checkFigures({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, articles, legal, faq, faits, entreprise } = entries;
  const firmNames = entreprise.flatMap(({ data }) => Object.keys(companyNames(data)));
  const vocabulary = faits.map(({ id }) => id);
  const check = (
    { file, data }: Pick<Entry<'pages' | 'zones' | 'articles' | 'legal'>, 'file' | 'data'>,
    texts: readonly FilledText[],
    shown: readonly string[] = [],
  ) => [
    ...unlabelled(file, data.faits, vocabulary),
    ...unknown(file, texts, [...Object.keys(data.faits), ...firmNames]),
    ...unused(file, data.faits, texts, shown),
  ];
  return [
    ...pages.flatMap((page) =>
      check(page, [...ownTexts('pages', page), ...answers(page, faq)], ratingFacts(page)),
    ),
    ...zones.flatMap((zone) => check(zone, [...ownTexts('zones', zone), ...answers(zone, faq)])),
    ...articles.flatMap((article) => check(article, ownTexts('articles', article))),
    ...legal.flatMap((text) => check(text, ownTexts('legal', text))),
  ];
}

function ownTexts(
  collection: 'pages' | 'zones' | 'articles' | 'legal',
  { file, data, body }: Entry,
): FilledText[] {
  const texts: FilledText[] = [{ file, field: '', text: body }];
  walkTexts(data, '', (field, text) => {
    if (!isAsWritten(collection, field)) texts.push({ file, field, text });
  });
  return texts;
}

/** The questions a page shows: they use its figures. */
const answers = ({ data }: Entry<'pages' | 'zones'>, faq: readonly Entry<'faq'>[]): FilledText[] => {
  const shown = data.sections.flatMap((section) => (section.modele === 'faq' ? section.questions : []));
  return faq
    .filter(({ id }) => shown.includes(id))
    .flatMap(({ file, data: { question, sujet = '' }, body }) => [
      { file, field: 'question', text: question },
      { file, field: 'sujet', text: sujet },
      { file, field: '', text: body },
    ]);
};

const unlabelled = (
  file: string,
  facts: Record<string, string>,
  vocabulary: readonly string[],
): ContentIssue[] =>
  Object.keys(facts)
    .filter((name) => !vocabulary.includes(name))
    .map((name) => {
      const remedy = suggestion(name, vocabulary, 'ajoutez-le à content/reglages/faits.json');
      return { file, field: `faits.${name}`, message: `n’a pas de libellé : ${remedy}` };
    });

const unknown = (page: string, texts: readonly FilledText[], known: readonly string[]): ContentIssue[] =>
  texts.flatMap(({ file, field, text }) =>
    [...text.matchAll(NAME_PATTERN)].flatMap(([whole, name = '']) => {
      if (known.includes(name)) return [];
      const where = file === page ? 'la page' : page;
      const remedy = suggestion(name, known, `ajoutez « ${name} » aux chiffres annoncés (faits:)`);
      const message = `emploie ${whole}, qui n’est ni un fait de ${where} ni un fait de l’entreprise : ${remedy}`;
      return [{ file, field, message }];
    }),
  );

function unused(
  file: string,
  facts: Record<string, string>,
  texts: readonly FilledText[],
  shown: readonly string[],
): ContentIssue[] {
  const used = new Set(texts.flatMap(({ text }) => [...text.matchAll(NAME_PATTERN)].map(([, name]) => name)));
  return Object.keys(facts)
    .filter((name) => !used.has(name) && !shown.includes(name))
    .map((name) => ({
      file,
      field: `faits.${name}`,
      message: `n’est repris par aucun texte de la page : écrivez {${name}} dans un texte, ou retirez-le`,
    }));
}
