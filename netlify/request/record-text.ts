import wording from '../../content/textes/annonce.json' with { type: 'json' };
import type { Complement, RecordStatus } from './record.ts';

const { etats } = wording;

/** The states of a request in the firm's words. */
export const STATUS_WORDS: Record<RecordStatus, string> = {
  created: etats.open,
  completed: 'complète',
  called: etats.called,
  appointment: etats.appointment,
  handled: etats.handled,
  spam: etats.spam,
};

/** Made when it is first needed: the function is imported for visitors, who read no times. */
let paris: Intl.DateTimeFormat | undefined;

/** An ISO time as it is read in France; '' for none. */
export function frenchTime(iso: string | null): string {
  paris ??= new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return iso ? paris.format(new Date(iso)) : '';
}

/** What a duplicate brought, and from which number, on one line. */
export const complementText = ({ vitrage, plaque, name, address, phone, suspect }: Complement): string =>
  [vitrage, plaque, name, address, phone, suspect ? 'à vérifier' : ''].filter(Boolean).join(', ');

/** A length of time as people say it: `2 h 05 min`. @param ms */
export function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest > 0 ? `\u00a0${String(rest).padStart(2, '0')}\u00a0min` : ''}`;
}
