import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { walkTexts } from '../content/walk-texts.ts';

/** What a placeholder looks like, and what to put in its place. Phone ranges: those reserved for fiction in France. */
const PLACEHOLDERS: readonly { looks: RegExp; remedy: string }[] = [
  { looks: /Clairvitre/, remedy: 'est le nom provisoire : mettez celui de l’entreprise' },
  { looks: /\.example\b/, remedy: 'emploie un domaine d’exemple : mettez le vrai' },
  {
    looks: /\b(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)\b/,
    remedy: 'est un numéro réservé à la fiction : mettez le vrai',
  },
  { looks: /\b000 000 000\b/, remedy: 'est un numéro SIREN d’exemple : mettez le vrai' },
  { looks: /\bFR00 0{9}\b/, remedy: 'est un numéro de TVA d’exemple : mettez le vrai' },
  { looks: /\[[^\]]*à compléter[^\]]*\]/, remedy: 'attend ce que vous seul savez : complétez' },
  { looks: /exemple/i, remedy: 'contient « exemple » : mettez le vrai nom ou la vraie adresse' },
  { looks: /\p{Lu}\p{L}+ Exemple\b/u, remedy: 'est un nom d’exemple : mettez le vrai' },
];

/** The word «exemple» may stand in a text; only the firm's facts never hold it. */
const IN_TEXTS = PLACEHOLDERS.filter(({ looks }) => !looks.test('exemple'));

/** What no visitor takes for the firm's own: an editor's tool, and the example that a field of a form shows. */
const NO_PLACEHOLDER = /(^|\.)(\$schema|exemple)$/;

/** A short text whole; of a long one, what is around the placeholder. */
function excerpt(text: string, looks: RegExp): string {
  const match = looks.exec(text);
  if (!match || text.length <= 120) return text;
  const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
  return `… ${around.replace(/\s+/g, ' ').trim()} …`;
}

/**
 * Every placeholder left in content/, with its file and field. Nothing of it keeps the site from being
 * built; all of it keeps the site from being opened to the public.
 */
export function findPlaceholders({ entries }: ContentTree): ContentIssue[] {
  const found: ContentIssue[] = [];
  const look = (file: string, known: typeof PLACEHOLDERS) => (field: string, text: string) => {
    const match = known.find(({ looks }) => looks.test(text));
    if (match && !NO_PLACEHOLDER.test(field))
      found.push({ file, field, message: `(${excerpt(text, match.looks)}) ${match.remedy}` });
  };
  const { entreprise, ...others } = entries;
  for (const { file, data } of entreprise) walkTexts(data, '', look(file, PLACEHOLDERS));
  for (const { file, place, data, body } of Object.values(others).flat()) {
    walkTexts(data, place, look(file, IN_TEXTS));
    walkTexts(body, 'texte', look(file, IN_TEXTS));
  }
  const samples = entries.avis.filter(({ data }) => data.exemple);
  for (const { file, id } of samples) {
    found.push({
      file,
      field: id,
      message: 'est un avis d’exemple : remplacez-le par un avis vérifié, sans « exemple »',
    });
  }
  if (samples.length > 0) found.push(...unprovenRatings(entries));
  return found;
}

/** A rating counts reviews; while those shown are samples, it has nothing behind it. */
const unprovenRatings = ({ pages, zones }: ContentTree['entries']): ContentIssue[] =>
  [...pages, ...zones].flatMap(({ file, data: { balisage } }) =>
    balisage.note
      ? [
          {
            file,
            field: 'balisage.note',
            message: `(${balisage.note.nombre} avis) ne repose que sur des avis d’exemple`,
          },
        ]
      : [],
  );
