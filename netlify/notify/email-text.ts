import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/fill.ts';
import { chatHref, phoneKey, telHref } from '../../src/domain/phone.ts';
import { escapeHtml } from '../request/html.ts';
import { complementText, frenchTime } from '../request/record-text.ts';
import { firm } from '../request/texts.ts';
import type { Announcement } from './announcement.ts';
import { placeOf } from './place.ts';

const { libelles, manques, phrases, sujets } = wording;

const TITLES = {
  created: 'nouvelle',
  updated: 'precisee',
  completed: 'completee',
  complement: 'ajout',
} as const;

/** Subject: what it is, the glass, the place, the plate; what a tradesman needs to read on a locked phone. */
export function subjectOf({ kind, first, stored, record, complement }: Announcement): string {
  const told = complement ?? record;
  const resume = [told.vitrage, placeOf(told.address), told.plaque].filter(Boolean).join(', ');
  return [
    stored ? '' : sujets.nonEnregistree,
    told.suspect ? sujets.suspecte : '',
    fill(sujets[first ? 'nouvelle' : TITLES[kind]], { reference: record.reference, resume }),
  ].join('');
}

/** One line of the message: a label, a text, and where a tap on it leads. */
interface Line {
  label: string;
  value: string;
  href?: string;
}

function linesOf({ record, complement }: Announcement): Line[] {
  const told = complement ?? record;
  const missing = (['name', 'address'] as const)
    .filter((field) => !told[field] && !record[field])
    .map((field) => manques[field]);
  const greeting = fill(phrases.salutation, {
    marque: firm.marque,
    reference: record.reference,
    vitrage: told.vitrage,
    plaque: told.plaque,
  });
  const reachable = phoneKey(told.phone).startsWith('+');
  const line = (label: string, value: string, href?: string): Line => ({
    label,
    value: value || libelles.rien,
    ...(href && { href }),
  });
  return [
    line(libelles.phone, told.phone, reachable ? telHref(told.phone) : undefined),
    ...(reachable ? [line(libelles.messagerie, 'wa.me', chatHref(told.phone, greeting))] : []),
    line(libelles.vitrage, told.vitrage),
    line(libelles.plaque, told.plaque),
    line(libelles.name, told.name),
    line(libelles.address, told.address),
    ...(missing.length > 0 ? [line(libelles.manque, missing.join(', '))] : []),
    line(libelles.reference, record.reference),
    line(libelles.recue, frenchTime(complement?.at || record.createdAt)),
    ...(complement ? [] : record.complements).map((added) => line(libelles.ajouts, complementText(added))),
  ];
}

const noticesOf = ({ kind, first, stored, record, complement }: Announcement): string[] => [
  ...(stored ? [] : [phrases.nonEnregistree]),
  ...((complement ?? record).suspect ? [phrases.suspecte] : []),
  ...(first || kind === 'created' ? [] : [phrases[TITLES[kind] as 'precisee' | 'completee' | 'ajout']]),
];

/** The message as plain text and as simple HTML, both with links that a phone can follow. */
export function bodyOf(announcement: Announcement): { text: string; html: string } {
  const notices = noticesOf(announcement);
  const lines = linesOf(announcement);
  const text = [
    ...notices,
    ...lines.map(({ label, value, href }) => `${label}\u202f: ${value}${href ? ` – ${href}` : ''}`),
  ].join('\n');
  const cell = ({ value, href }: Line): string =>
    href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><body>${notices
    .map((notice) => `<p><strong>${escapeHtml(notice)}</strong></p>`)
    .join('')}<table cellpadding="6">${lines
    .map((line) => `<tr><th align="left">${escapeHtml(line.label)}</th><td>${cell(line)}</td></tr>`)
    .join('')}</table></body></html>`;
  return { text, html };
}
