import type { Complement } from './record.ts';

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
