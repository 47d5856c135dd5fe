import { keysOf } from '../keys-of.ts';

/** An amount in euros, taxes included; without `max` it is the lowest. */
export interface Amount {
  min: number;
  max?: number;
}

/** A length of time; without `max` there is one. */
export interface Duration {
  min: number;
  max?: number;
  unit: 'seconde' | 'minute' | 'heure' | 'jour' | 'mois' | 'an';
}

export interface Times {
  opens: string;
  closes: string;
}

const NUMBER = String.raw`\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?`;
const UNIT = 'secondes?|minutes?|min|heures?|h|jours?|mois|ans?';
const TIME = String.raw`\d{1,2}h(?:[0-5]\d)?`;

/**
 * The kinds of figure, as an editor writes them: the words are those that the page prints, so that nothing is worded
 * twice, and a pattern makes a value of them. `looks` is also the pattern of the editor's form.
 */
export const FACT_KINDS = {
  montant: {
    title: 'un montant',
    looks: `^(?:à partir de )?${NUMBER} €$|^${NUMBER} à ${NUMBER} €$`,
    examples: '« 80 à 150 € », « à partir de 150 € » ou « 150 € »',
  },
  duree: {
    title: 'une durée',
    looks: `^(?:sous |environ |au moins )?(?:${NUMBER}(?:(?: (?:${UNIT}))? à |-))?${NUMBER}\\+? ?(?:${UNIT})\\d{0,2}$`,
    examples: '« 45 min », « 2 à 3h », « sous 24h » ou « 6 mois à 1 an »',
  },
  nombre: {
    title: 'un nombre',
    looks: `^(?:${NUMBER} à )?${NUMBER}(?:\\+|/\\d+)?(?: ?[^\\d\\s][^\\d]{0,24})?$`,
    examples: '« 47 avis », « 2,5 cm », « 85 % », « 4,9/5 » ou « 5 à 10 »',
  },
  horaire: {
    title: 'un horaire',
    looks: `^(?:de )?${TIME}(?: à |-)${TIME}(?: .+)?$`,
    examples: '« 7h-20h » ou « de 8h à 19h30 tous les jours »',
  },
  texte: { title: 'un texte', looks: '^.+$', examples: 'quelques mots, comme « à vie »' },
} as const;

/** Name of a kind, as content/reglages/faits.json says it. */
export type FactKind = keyof typeof FACT_KINDS;

export const KIND_NAMES = keysOf(FACT_KINDS);

export const isOfKind = (words: string, kind: FactKind): boolean =>
  new RegExp(FACT_KINDS[kind].looks, 'u').test(words);

const numberOf = (text: string): number => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.'));

const numbersIn = (words: string): number[] => (words.match(new RegExp(NUMBER, 'gu')) ?? []).map(numberOf);

/** The number that a figure begins with, 5 of «5,0» or 47 of «47 avis»; nothing for a text. */
export const numberIn = (words: string): number | undefined => numbersIn(words)[0];

/** «80 à 150 €», «à partir de 150 €» or «150 €», whose two ends are the same; nothing for other words. */
export function amountIn(words: string): Amount | undefined {
  const [min, max] = numbersIn(words);
  if (min === undefined || !isOfKind(words, 'montant')) return undefined;
  if (words.startsWith('à partir de')) return { min };
  return { min, max: max ?? min };
}

/** A number as French writes it: «1 200», and «99,90» where it has cents. */
export const inThousands = (amount: number): string =>
  amount
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

export const euros = (amount: number): string => `${inThousands(amount)} €`;

const UNITS = [
  ['seconde', /^seconde/],
  ['minute', /^min/],
  ['heure', /^h/],
  ['jour', /^jour/],
  ['mois', /^mois/],
  ['an', /^an/],
] as const;

/** «45 min», «2 ans» or «30 à 90 min»; nothing for other words. */
export function durationIn(words: string): Duration | undefined {
  const [, first, last, written = ''] =
    new RegExp(`^(${NUMBER})(?:(?: à |-)(${NUMBER}))? ?(${UNIT})$`).exec(words) ?? [];
  const unit = UNITS.find(([, looks]) => looks.test(written))?.[0];
  if (!first || !unit) return undefined;
  return { min: numberOf(first), unit, ...(last && { max: numberOf(last) }) };
}

const clock = (time: string): string => {
  const [hours = '', minutes = ''] = time.split('h');
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
};

/** «7h-20h» or «de 8h à 19h tous les jours»; nothing for other words. */
export function timesIn(words: string): Times | undefined {
  const [opens, closes] = words.match(new RegExp(TIME, 'g')) ?? [];
  return opens && closes && isOfKind(words, 'horaire')
    ? { opens: clock(opens), closes: clock(closes) }
    : undefined;
}
