import { atom, computed } from 'nanostores';
import { DemandeError } from '../client/demande.ts';
import { fill, firm, texts, unbroken, type Words } from '../client/texts.ts';
import type { DemandeField, FieldErrors } from '../domain/demande.ts';
import { onNewScreen } from './flow.ts';
import { clearToast, showToast, type Toast } from './toasts.ts';

export type FormName = 'card' | 'plate' | 'phone' | 'details' | 'recap';

/** The last try to send a form: under way, or what came of it where it did not succeed. */
export interface Attempt {
  form: FormName;
  /** Tells one try from the next. */
  number: number;
  busy: boolean;
  /** What stays beside the button that failed. */
  failure?: Words | undefined;
  /** Said under the fields. */
  fields: FieldErrors;
}

/** The try of now; none once it succeeded, or once its screen is left. */
export const $attempt = atom<Attempt | undefined>();

onNewScreen($attempt, () => {
  if (!$attempt.get()?.busy) $attempt.set(undefined);
});

const of = (form: FormName) => computed($attempt, (last) => (last?.form === form ? last : undefined));

/** The try of each form. */
export const $attempts: Record<FormName, ReturnType<typeof of>> = {
  card: of('card'),
  plate: of('plate'),
  phone: of('phone'),
  details: of('details'),
  recap: of('recap'),
};

let tries = 0;

const begin = (attempt: Omit<Attempt, 'number'>): void => {
  tries += 1;
  $attempt.set({ ...attempt, number: tries });
};

/** The fields of each form. */
const ASKED: Record<FormName, readonly DemandeField[]> = {
  card: ['plaque', 'vitrage', 'phone'],
  plate: ['plaque'],
  phone: ['phone'],
  details: ['phone', 'name', 'address'],
  recap: [],
};

/**
 * Whether a form has all that it needs; what is missing is said at its fields, unless a form is being sent.
 *
 * @param filled texts of the fields
 * @param needs the fields, where not all of the form are shown yet
 */
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
      fields: Object.fromEntries(missing.map((name) => [name, texts.manque[name]])),
    });
  return missing.length === 0;
}

/** Something is typed in a field: what was wrong with it is not said any more. */
export function clearError(name: DemandeField): void {
  const attempt = $attempt.get();
  if (!attempt || attempt.busy || !(name in attempt.fields)) return;
  const { [name]: _said, ...fields } = attempt.fields;
  $attempt.set({ ...attempt, fields });
}

/**
 * Sends a form that is complete, one at a time: a double click, or Enter during a call, does nothing more. A failure is
 * told at once, and stays beside the form until the next try.
 *
 * @param filled texts of the fields
 * @param words that tell a failure; they may name the firm's number
 * @param send what to do, and the message that says it is done; throws when it failed
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
    const text = fill(sentenceOf(thrown) ?? words.texte, { telephone: unbroken(firm.phone) });
    const fields = (thrown instanceof DemandeError && thrown.fields) || {};
    const failure = { titre: words.titre, texte: text };
    // A refused field of this form says it itself.
    const isSaid = ASKED[form].some((name) => fields[name]);
    begin({ form, busy: false, fields, failure: isSaid ? undefined : failure });
    showToast({ kind: 'error', ...failure });
  }
}

/** The function's own sentence, where the visitor can act on it. */
function sentenceOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof DemandeError)) return undefined;
  if (thrown.status === 'too_many_requests') return thrown.message || texts.avis.limite.texte;
  return thrown.fields && thrown.message;
}
