import { spoken } from '../../domain/deadline.ts';
import type { Hours } from '../../schemas/hours.ts';
import type { Facts } from './facts.ts';
import { fillFacts } from './passages.ts';

const WEEK = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

interface Stretch {
  first: number;
  last: number;
  opens: string;
  closes: string;
}

/** Groups the open days into ranges of consecutive days with equal hours. Monday is day 0, Sunday is day 6. */
export function stretchesOf({ semaine }: Pick<Hours, 'semaine'>): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, day] of WEEK.entries()) {
    const { ouverture: opens, fermeture: closes } = semaine[day] ?? {};
    if (!opens || !closes) continue;
    const before = stretches.at(-1);
    if (before?.last === index - 1 && before.opens === opens && before.closes === closes) before.last = index;
    else stretches.push({ first: index, last: index, opens, closes });
  }
  return stretches;
}

const daysInWords = ({ first, last }: Stretch): string =>
  first === last ? `le ${WEEK[first]}` : `du ${WEEK[first]} au ${WEEK[last]}`;

/** Writes each range of days with its hours, but without the names of the days if all seven have equal hours. */
function inWords(hours: Pick<Hours, 'semaine'>, word: (opens: string, closes: string) => string): string {
  const stretches = stretchesOf(hours);
  return stretches
    .map((stretch) => {
      const times = word(spoken(stretch.opens), spoken(stretch.closes));
      return stretches.length === 1 && stretch.first === 0 && stretch.last === 6
        ? times
        : `${daysInWords(stretch)} ${times}`;
    })
    .join(', ');
}

/** @returns `horaires` («8h-20h, urgences 24h/7j»), `heures` («8h-20h»), `heures-en-phrase` («de 8h à 20h») */
export function hoursFacts(hours: Pick<Hours, 'semaine' | 'texte'>): Facts {
  const facts = {
    heures: inWords(hours, (opens, closes) => `${opens}-${closes}`),
    'heures-en-phrase': inWords(hours, (opens, closes) => `de ${opens} à ${closes}`),
  };
  return { ...facts, horaires: fillFacts(hours.texte, facts) };
}

const ENGLISH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const daysOf = ({ first, last }: Pick<Stretch, 'first' | 'last'>): (typeof ENGLISH)[number][] =>
  ENGLISH.slice(first, last + 1);
