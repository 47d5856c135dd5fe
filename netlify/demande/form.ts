import { type DemandeField, HONEYPOT_FIELD } from '../../src/domain/demande.ts';

/** What was typed in a form sent without scripts, to be shown again after a mistake. */
export type FormDraft = Record<DemandeField, string>;

/** The fields of a form, '' where nothing was sent. */
export function readForm(text: string): FormDraft {
  const sent = new URLSearchParams(text);
  const get = (name: DemandeField): string => sent.get(name) ?? '';
  return {
    plaque: get('plaque'),
    vitrage: get('vitrage'),
    phone: get('phone'),
    name: get('name'),
    address: get('address'),
  };
}

/** The call that a form stands for: always a create (DESIGN §3). */
export const formCall = (text: string): unknown => ({
  action: 'create',
  data: readForm(text),
  meta: { siteWeb: new URLSearchParams(text).get(HONEYPOT_FIELD) ?? '' },
});
