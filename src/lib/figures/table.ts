import { TOPICS } from '../../schemas/facts.ts';
import type { Figure, Topic } from './collect.ts';

const TITLES: Record<Topic, string> = {
  prix: 'Prix',
  duree: 'Durées',
  delai: 'Délais',
  garantie: 'Garanties',
  horaires: 'Horaires',
  eligibilite: 'Réparable ou non',
  nombres: 'Nombres',
};

/** Marks what pages disagree on. */
const MARK = '≠';

/** One value of a label and the pages that advertise it. */
interface FigureRow {
  topic: Topic;
  label: string;
  value: string;
  pages: string[];
  disagrees: boolean;
}

/** The same figure in two spellings: «1 à 3 heures» and «1-3h», «47» and «47 avis», «24h» and «sous 24h». */
const canonical = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ à /g, '-')
    .replace(/^sous /, '')
    .replace(/ ?heures?\b/g, 'h')
    .replace(/ (avis|impacts|communes)$/, '')
    .replace(/,0$/, '')
    .trim();

/** Figures by topic, then label, then value; a label with more than one value is one that pages disagree on. */
export function figureRows(figures: readonly Figure[]): FigureRow[] {
  const byLabel = Map.groupBy(figures, ({ topic, label }) => `${TOPICS.indexOf(topic)} ${label}`);
  return [...byLabel]
    .sort(([a], [b]) => a.localeCompare(b, 'fr'))
    .flatMap(([, same]) => {
      const byValue = Map.groupBy(same, ({ value }) => canonical(value));
      return [...byValue.values()].flatMap((group) => {
        const [first] = group;
        return first
          ? [{ ...first, pages: [...new Set(group.map(({ page }) => page))], disagrees: byValue.size > 1 }]
          : [];
      });
    });
}

/** One table by topic, marking the topics and labels on which pages disagree. */
export function formatFigures(rows: readonly FigureRow[]): string {
  const labelWidth = Math.max(0, ...rows.map(({ label }) => label.length));
  const valueWidth = Math.max(0, ...rows.map(({ value }) => value.length));
  const topics = [...Map.groupBy(rows, ({ topic }) => topic)];
  const tables = topics.map(([topic, own]) => {
    const mark = own.some(({ disagrees }) => disagrees) ? `  ${MARK}` : '';
    let last = '';
    const lines = own.map(({ label, value, pages, disagrees }) => {
      const shown = label === last ? '' : label;
      last = label;
      return `${disagrees ? MARK : ' '} ${shown.padEnd(labelWidth)}  ${value.padEnd(valueWidth)}  ${pages.join(', ')}`;
    });
    return [`${TITLES[topic].toUpperCase()}${mark}`, ...lines].join('\n');
  });
  return `${tables.join('\n\n')}\n\n${summary(topics)}`;
}

function summary(topics: readonly [Topic, readonly FigureRow[]][]): string {
  const lines = topics.flatMap(([topic, rows]) => {
    const labels = new Set(rows.filter(({ disagrees }) => disagrees).map(({ label }) => label));
    return labels.size > 0 ? [`${TITLES[topic]} (${labels.size})`] : [];
  });
  if (lines.length === 0) return 'Les pages s’accordent sur tous les chiffres.';
  return `${MARK} Les pages ne s’accordent pas sur : ${lines.join(', ')}.`;
}
