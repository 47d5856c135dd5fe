import type { ContentTree, Entry } from '../content/parse.ts';
import { isPage, pathOf } from '../content/path-of.ts';
import { type FieldText, textsIn, writtenIn } from '../content/walk-texts.ts';
import { COMPANY_FACTS } from '../facts/facts.ts';
import { formOf, type OpenGroup, type OpenPoint } from './points.ts';
import type { Seen } from './seen.ts';

/** Sample values that the owner must replace. Arcep, the regulator, reserves these phone ranges for fiction. */
const PLACEHOLDERS: readonly { looks: RegExp; remedy: string }[] = [
  { looks: /Clairvitre/, remedy: 'est le nom provisoire' },
  { looks: /\.example\b/, remedy: 'emploie un domaine d’exemple' },
  {
    looks: /\b(01\s99\s00|02\s61\s91|03\s53\s01|04\s65\s71|05\s36\s49|06\s39\s98)\b/,
    remedy: 'est un numéro réservé à la fiction',
  },
  { looks: /\b0{3}\s0{3}\s0{3}\b/, remedy: 'est un numéro SIREN d’exemple' },
  { looks: /\bFR00\s0{9}\b/, remedy: 'est un numéro de TVA d’exemple' },
  { looks: /exemple/i, remedy: 'est un exemple' },
];

/** Latitude and longitude of the sample company. */
const SAMPLE_PLACE = '48.9257, 2.2944';

/** In texts, «exemple» is a placeholder only after a name («Nadia Exemple»), because «par exemple» is common. */
const IN_TEXTS = PLACEHOLDERS.map(({ looks, remedy }) =>
  looks.source === 'exemple' ? { looks: /\p{Lu}\p{L}+ Exemple\b/u, remedy } : { looks, remedy },
);

/** Matches fields in which a sample value is correct, such as the sample plate that visitors see. */
const NO_PLACEHOLDER = /(^|\.)(\$schema|exemple)$/;

/** What to do about a sample domain. Authors cannot change the domain in the editor. */
const DOMAIN = 'le domaine se règle chez l’hébergeur, puis dans content/reglages/entreprise.json (« hote »)';

const point = (
  { collection, id }: Entry,
  { field, label, text }: FieldText,
  remedy: string,
  pages: readonly string[],
): OpenPoint => ({
  where: `${formOf(collection, id)} › ${label}`,
  text: `« ${text.length > 60 ? `${text.slice(0, 60)}…` : text} » ${remedy} : ${field === 'hote' ? DOMAIN : 'mettez le vrai'}.`,
  pages,
});

const FEW = 3;

/** Returns the pages that show a company field, or only the home page if no page or more than `FEW` pages show it. */
function pagesOf(field: string, seen: Seen): string[] {
  const [name = ''] = Object.entries(COMPANY_FACTS).find(([, named]) => named === field) ?? [];
  const pages = seen(name);
  return pages.length > 0 && pages.length <= FEW ? pages : ['/'];
}

export function identity({ entries }: ContentTree, seen: Seen): OpenGroup {
  const points: OpenPoint[] = [];
  let settled = 0;
  for (const entry of entries.entreprise) {
    for (const written of textsIn(entry)) {
      const { field, text } = written;
      const found = PLACEHOLDERS.find(({ looks }) => looks.test(text));
      if (found) points.push(point(entry, written, found.remedy, pagesOf(field, seen)));
      else if (text !== '') settled++;
    }
    const { latitude, longitude } = entry.data.adresse;
    const text = `${latitude}, ${longitude}`;
    const written = { field: 'adresse.latitude', label: 'Adresse › Latitude', text, schema: {} };
    if (text === SAMPLE_PLACE) points.push(point(entry, written, 'est le point d’exemple', ['/']));
    else settled++;
  }
  return { owner: 'proprietaire', title: 'Identité de l’entreprise', settled, points, holdsBack: true };
}

/** Lists sample values, such as an author, in texts other than company data, commitments and legal questions. */
export function samplesInTexts({ entries }: ContentTree): OpenGroup {
  const { entreprise: _, engagements: __, 'questions-juriste': ___, ...others } = entries;
  const points: OpenPoint[] = [];
  for (const entry of Object.values(others).flat()) {
    for (const written of writtenIn(entry)) {
      const { field, text, schema } = written;
      const found = IN_TEXTS.find(({ looks }) => looks.test(text));
      if (found && schema.reference !== 'valeur-de-fait' && !NO_PLACEHOLDER.test(field))
        points.push(point(entry, written, found.remedy, isPage(entry) ? [pathOf(entry)] : []));
    }
  }
  return { owner: 'proprietaire', title: 'Noms d’exemple dans les textes', settled: 0, points };
}
