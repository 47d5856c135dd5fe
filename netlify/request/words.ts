import { dayAndHour, deadlineOf, hourWords, weekdayOf } from '../../src/domain/deadline.ts';
import type { OpeningHours } from '../../src/domain/opening-hours.ts';
import { DAY, parisDate, shown } from '../../src/domain/paris.ts';
import { fill } from '../../src/domain/sentence.ts';
import {
  CLIENT,
  type DemandeRecord,
  DRAFT_FIELDS,
  type Draft,
  type HistoryLine,
  type Records,
} from './record.ts';
import { announcementTexts } from './texts.ts';

const { champs, etats, gestes } = announcementTexts;

/** Short French date and time; '' for 0. @param at in ms since the epoch */
export const timeWords = (at: number): string =>
  at === 0 ? '' : new Date(shown(at)).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(.{5}).*/, '$3/$2/$1 $4');

const weekdayWords = (at: number): string => `${weekdayOf(at)} ${hourWords(at)}`;

/** Date and time relative to now: «aujourd’hui 20h», «mardi 20h», or a full date. */
export function momentWords(at: number, now: number): string {
  const days = Math.round((Date.parse(parisDate(at)) - Date.parse(parisDate(now))) / DAY);
  if (days === 0) return `aujourd’hui ${hourWords(at)}`;
  if (days === 1) return `demain ${hourWords(at)}`;
  return days > 0 && days < 7 ? weekdayWords(at) : dayAndHour(at);
}

/** Date in a message, which may be read on another day: «mardi 20h», or a full date. */
export const datedWords = (at: number, now: number): string =>
  at > now && at - now < 6 * DAY ? weekdayWords(at) : dayAndHour(at);

export const deadline = ({ since }: DemandeRecord, hours: OpeningHours): number => deadlineOf(since, hours);

export const realFirst = (a: DemandeRecord, b: DemandeRecord): number =>
  Number(a.suspect) - Number(b.suspect);

export const inOrder = (records: Records, hours: OpeningHours): DemandeRecord[] =>
  records.toSorted((a, b) => realFirst(a, b) || deadline(a, hours) - deadline(b, hours));

export function stateWords({ state, at }: DemandeRecord, now: number): string {
  const quand = at > now || state === 'appointment' ? momentWords(at, now) : '';
  return fill(etats[state === 'unanswered' && quand ? 'retry' : state], { quand }).trim();
}

const fieldWords = (draft: Partial<Draft>, words: (value: string) => string): string =>
  DRAFT_FIELDS.flatMap((field) =>
    draft[field] === undefined ? [] : champs[field] + words(draft[field]),
  ).join(', ');

/** Changed fields with their earlier values: «plaque (avant : AB-000-CD)», or «plaque» if the field was empty. */
export const changesWords = (before: Partial<Draft>): string =>
  fieldWords(before, (value) => value && ` (avant\u00a0: ${value})`);

export function newsWords({ history }: DemandeRecord): string {
  const last = history.findLastIndex(({ who }) => who !== CLIENT);
  return history
    .slice(last + 1)
    .map(lineWords)
    .join('\u202f; ');
}

export function lineWords({ rev, act, who, text = '', before, differs }: HistoryLine): string {
  const quand = act === 'callback' || act === 'appointment' ? dayAndHour(Number(text)) : '';
  const done = act === 'note' ? text : fill(gestes[rev === 1 ? 'created' : act], { quand });
  return [
    who && who !== CLIENT ? `${who}\u00a0: ${done}` : done,
    before && changesWords(before),
    differs && `reçu aussi\u00a0: ${fieldWords(differs, (value) => `\u00a0: ${value}`)}`,
  ]
    .filter(Boolean)
    .join(' – ');
}

export const channelWords = (name: string): string =>
  name === 'webhook' ? 'votre outil de suivi' : `e-mail à ${name}`;

export function duration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return new Intl.DurationFormat('fr', { style: 'short' }).format(parts);
}
