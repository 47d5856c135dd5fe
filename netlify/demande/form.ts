/** The fields that a form can bring; `site_web` is the trap that a person does not see. */
const FORM_FIELDS = {
  plaque: 'plaque',
  vitrage: 'vitrage',
  phone: 'phone',
  name: 'name',
  address: 'address',
} as const;

/** What was typed in a form sent without scripts, to be shown again after a mistake. */
export type FormDraft = Record<keyof typeof FORM_FIELDS, string>;

/** The fields of a form, '' where nothing was sent. */
export function readForm(text: string): FormDraft {
  const sent = new URLSearchParams(text);
  const get = (name: string): string => sent.get(name) ?? '';
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
  meta: { siteWeb: new URLSearchParams(text).get('site_web') ?? '' },
});
