import { keysOf } from '../keys-of.ts';

/** Price in euros, taxes included. Without `max`, the price is at least `min`. */
export interface Amount {
  min: number;
  max?: number;
}

/** Without `max`, the duration is exact. */
export interface Duration {
  min: number;
  max?: number;
  unit: 'seconde' | 'minute' | 'heure' | 'jour' | 'mois' | 'an';
}

export interface Times {
  opens: string;
  closes: string;
}

const NUMBER = String.raw`\d+(?:\s\d{3})*(?:,\d+)?`;
const UNIT = 'secondes?|minutes?|min|heures?|h|jours?|mois|ans?';
const TIME = String.raw`\d{1,2}h(?:[0-5]\d)?`;

/**
 * Formats in which authors write facts and pages print them. Checks and the editor's forms use the pattern `looks`, in
 * which `\s` also matches the no-break spaces in values that authors copy from the site.
 */
export const FACT_KINDS = {
  montant: {
    title: 'un montant',
    looks: String.raw`^(?:à\spartir\sde\s)?${NUMBER}\s€$|^${NUMBER}\sà\s${NUMBER}\s€$`,
    examples: '« 80 à 150 € », « à partir de 150 € » ou « 150 € »',
  },
  duree: {
    title: 'une durée',
    looks: String.raw`^(?:(?:sous|environ|au\smoins)\s)?(?:${NUMBER}(?:(?:\s(?:${UNIT}))?\sà\s|-))?${NUMBER}\+?\s?(?:${UNIT})\d{0,2}$`,
    examples: '« 45 min », « 2 à 3h », « sous 24h » ou « 6 mois à 1 an »',
  },
  nombre: {
    title: 'un nombre',
    looks: String.raw`^(?:${NUMBER}\sà\s)?${NUMBER}(?:\+|/\d+)?(?:\s?[^\d\s][^\d]{0,24})?$`,
    examples: '« 47 avis », « 2,5 cm », « 85 % », « 4,9/5 » ou « 5 à 10 »',
  },
  horaire: {
    title: 'un horaire',
    looks: String.raw`^(?:de\s)?${TIME}(?:\sà\s|-)${TIME}(?:\s.+)?$`,
    examples: '« 7h-20h » ou « de 8h à 19h30 tous les jours »',
  },
  texte: { title: 'un texte', looks: '^.+$', examples: 'quelques mots, comme « à vie »' },
} as const;

export type FactKind = keyof typeof FACT_KINDS;

export const KIND_NAMES = keysOf(FACT_KINDS);

export const isAscending = ([min = 0, max = min]: number[]): boolean => min <= max;

export const isOfKind = (words: string, kind: FactKind): boolean =>
  new RegExp(FACT_KINDS[kind].looks, 'u').test(words) &&
  (kind !== 'montant' || isAscending(numbersIn(words)));

const numberOf = (text: string): number => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.'));

export const numbersIn = (words: string): number[] =>
  (words.match(new RegExp(NUMBER, 'gu')) ?? []).map(numberOf);

/** Returns the first number of a text: 5 for «5,0», 47 for «47 avis». */
export const numberIn = (words: string): number | undefined => numbersIn(words)[0];

/** Parses «80 à 150 €», «à partir de 150 €», or «150 €» (`min` equals `max`). */
export function amountIn(words: string): Amount | undefined {
  const [min, max] = numbersIn(words);
  if (min === undefined || !isOfKind(words, 'montant')) return undefined;
  if (words.startsWith('à')) return { min };
  return { min, max: max ?? min };
}

/** Formats a number: «1 200», «99,90». */
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

/** Parses «45 min», «2 ans» or «30 à 90 min». */
export function durationIn(words: string): Duration | undefined {
  const [, first, last, written = ''] =
    new RegExp(String.raw`^(${NUMBER})(?:(?:\sà\s|-)(${NUMBER}))?\s?(${UNIT})$`).exec(words) ?? [];
  const unit = UNITS.find(([, looks]) => looks.test(written))?.[0];
  if (!first || !unit) return undefined;
  return { min: numberOf(first), unit, ...(last && { max: numberOf(last) }) };
}

const clock = (time: string): string => {
  const [hours = '', minutes = ''] = time.split('h');
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
};

/** Parses «7h-20h» or «de 8h à 19h tous les jours». Returns undefined if the hours are for some days only. */
export function timesIn(words: string): Times | undefined {
  const [, opens, closes] =
    new RegExp(String.raw`^(?:de\s)?(${TIME})(?:\sà\s|-)(${TIME})(?:\s(?:tous les jours|7\s?j/7))?$`).exec(
      words,
    ) ?? [];
  return opens && closes ? { opens: clock(opens), closes: clock(closes) } : undefined;
}

/** Narrower formats of facts for structured data (JSON-LD), which cannot express every format that pages print. */
export const DECLARED_KINDS: Partial<
  Record<FactKind, { title: string; examples: string; reads: (words: string) => unknown }>
> = {
  duree: {
    title: 'une durée précise',
    examples: '« 45 min », « 30 à 90 min » ou « 2 ans »',
    reads: durationIn,
  },
  horaire: {
    title: 'un horaire de tous les jours',
    examples: '« 7h-20h » ou « de 8h à 19h30 tous les jours »',
    reads: timesIn,
  },
};
