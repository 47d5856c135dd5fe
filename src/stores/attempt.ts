import { atom } from 'nanostores';
import { DemandeError } from '../client/demande.ts';
import { fill, company, texts, unbroken, type Words } from '../client/texts.ts';
import type { DemandeField, FieldErrors } from '../domain/demande.ts';
import { onNewScreen } from './flow.ts';
import { clearToast, showToast, type Toast } from './toasts.ts';

export type FormName = 'card' | 'plate' | 'phone' | 'details' | 'recap';

/** State of a form that is being sent, or that was incomplete or rejected. */
export interface Attempt {
  form: FormName;
  number: number;
  busy: boolean;
  failure?: Words | undefined;
  fields: FieldErrors;
}

/** Last attempt. It is cleared on success, and when the screen changes while no call is pending. */
export const $attempt = atom<Attempt | undefined>();

onNewScreen($attempt, () => {
  if (!$attempt.get()?.busy) $attempt.set(undefined);
});

let tries = 0;

const begin = (attempt: Omit<Attempt, 'number'>): void => {
  tries += 1;
  $attempt.set({ ...attempt, number: tries });
};

const ASKED: Record<FormName, readonly DemandeField[]> = {
  card: ['plaque', 'vitrage', 'phone'],
  plate: ['plaque'],
  phone: ['phone'],
  details: ['phone', 'name', 'address'],
  recap: [],
};

const MISSING: Record<DemandeField, string> = {
  plaque: texts.manque.plaque,
  vitrage: texts.manque.vitrage,
  phone: texts.manque.phone,
  name: texts.manque.name,
  address: texts.manque.address,
};

/** Whether the fields `needs` (by default all) are filled in. If not, shows errors, unless a call is pending. */
export function isComplete(
  form: FormName,
  filled: Partial<Record<DemandeField, string>>,
  needs = ASKED[form],
): boolean {
  const missing = needs.filter((name) => !filled[name]?.trim());
  if (missing.length > 0 && !$attempt.get()?.busy)
    begin({
      form,
      busy: false,
      fields: Object.fromEntries(missing.map((name) => [name, MISSING[name]])),
    });
  return missing.length === 0;
}

export function clearError(name: DemandeField): void {
  const attempt = $attempt.get();
  if (!attempt || attempt.busy || !(name in attempt.fields)) return;
  const { [name]: _said, ...fields } = attempt.fields;
  $attempt.set({ ...attempt, fields });
}

/**
 * Sends a form, if it is complete and no call is pending. On failure, shows a toast and an error in the form.
 * @param words title and text of the error; the text may contain {telephone} or be replaced by a message of the server
 * @param send resolves to the success toast, throws on failure
 */
export async function attempt(
  form: FormName,
  filled: Partial<Record<DemandeField, string>>,
  words: Words,
  send: () => Promise<Toast | undefined>,
): Promise<void> {
  if ($attempt.get()?.busy || !isComplete(form, filled)) return;
  begin({ form, busy: true, fields: {} });
  clearToast();
  try {
    const done = await send();
    $attempt.set(undefined);
    if (done) showToast(done);
  } catch (thrown) {
    const text = fill(sentenceOf(thrown) ?? words.texte, { telephone: unbroken(company.phone) });
    const fields = (thrown instanceof DemandeError && thrown.fields) || {};
    const failure = { titre: words.titre, texte: text };
    // Whether a field of this form shows the error.
    const isSaid = ASKED[form].some((name) => fields[name]);
    begin({ form, busy: false, fields, failure: isSaid ? undefined : failure });
    showToast({ kind: 'error', ...failure });
  }
}

/** Error message from the server, if the visitor can act on it. */
function sentenceOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof DemandeError)) return undefined;
  if (thrown.status === 'too_many_requests') return thrown.message || texts.avis.limite;
  return thrown.fields && thrown.message;
}
