import { afterPaint } from '../client/after-paint.ts';
import { callDemande, DemandeError, type Outcome } from '../client/demande.ts';
import { fill, texts, unbroken, type Words } from '../client/texts.ts';
import { type CreateData, type DemandeCall, FIELD_LIMITS, HONEYPOT_FIELD } from '../domain/demande.ts';
import { formatPlate, isPlateFormatValid } from '../domain/plate.ts';
import { report } from '../measure/report.ts';
import { attempt, type FormName, isComplete } from './attempt.ts';
import { $deadlineOfNow } from './dates.ts';
import {
  $flow,
  beginAgain,
  cardOf,
  carOf,
  confirm,
  draftKey,
  finish,
  go,
  noteKnownCar,
  register,
  typeInCard,
  typeInStep,
  type Typed,
  undoTyping,
} from './flow.ts';
import type { Toast } from './toasts.ts';

/** Actions of the visitor. They change `$flow`, the state of the form, and call the Netlify function `demande`. */

const success = (titre: string, texte = ''): Toast => ({ kind: 'success', titre, texte });

const asDuplicate = ({ message }: Extract<Outcome, { kind: 'duplicate' }>): Toast => ({
  kind: 'info',
  ...texts.avis.doublon,
  ...(message ? { texte: message } : {}),
});

/** Whether the page was opened by a link or URL, and not by a reload or the back button. */
const isFirstLook = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};

const call = (demande: DemandeCall, form?: FormData): Promise<Outcome> =>
  callDemande(demande, draftKey(), {
    elapsedMs: isFirstLook() ? Math.round(performance.now()) : undefined,
    siteWeb: String(form?.get(HONEYPOT_FIELD) ?? ''),
  });

/** Reads the form, not the store: a value that a script sets fires no event and is missing in the store. */
function valuesOf(form: FormData): Partial<Typed> {
  const fields = [...form].filter(([name]) => name in FIELD_LIMITS);
  const typed: Partial<Typed> = Object.fromEntries(fields.map(([name, text]) => [name, String(text).trim()]));
  return typed.plaque === undefined ? typed : { ...typed, plaque: formatPlate(typed.plaque) };
}

/** Tracks the format of a plate, but not the plate. */
const reportPlate = (plate: string): void =>
  report({
    action: 'plate_verification',
    label: isPlateFormatValid(plate) ? 'format-valide' : 'autre-format',
  });

const reportQuote = (demandeId: string, vitrage: string): void =>
  report({ action: 'quote_request', label: vitrage, demandeId });

let lastChange: Promise<unknown> = Promise.resolve();

/** Sends a form after the pending calls of `sendChange`, so that the server receives the form last. */
const send = (
  form: FormName,
  typed: Partial<Typed>,
  words: Words,
  call: () => Promise<Toast | undefined>,
): void => void attempt(form, typed, words, () => lastChange.then(call));

export function checkCard(form: FormData): void {
  const { plaque = '' } = valuesOf(form);
  if (!isComplete('card', { plaque }, ['plaque'])) return;
  typeInCard({ plaque, checked: plaque });
  reportPlate(plaque);
}

export function sendCard(form: FormData): void {
  typeInCard(valuesOf(form));
  const typed = cardOf($flow.get());
  send('card', typed, texts.avis.carteEchouee, async () => {
    beginAgain();
    report({ action: 'phone_entry', label: 'accueil_hero' });
    const duplicate = await createRequest(typed, form);
    go('landing', 'made');
    const { titre, texte } = texts.avis.carteReussie;
    return duplicate ?? success(titre, fill(texte, { phone: unbroken(typed.phone) }));
  });
}

export function checkPlate(form: FormData): void {
  const { plaque = '' } = valuesOf(form);
  if (!isComplete('plate', { plaque })) return;
  confirm({ plaque });
  sendChange();
  reportPlate(plaque);
  afterPaint(() => go('plate', 'next'));
}

const AUTO_ADVANCE_MS = 300;

let advance: ReturnType<typeof setTimeout> | undefined;

export function chooseGlazing(vitrage: string): void {
  confirm({ vitrage });
  clearTimeout(advance);
  advance = setTimeout(leaveGlazing, AUTO_ADVANCE_MS);
}

export function leaveGlazing(): void {
  clearTimeout(advance);
  if ($flow.get().screen === 'glazing') sendChange();
  go('glazing', 'next');
}

export function returnToPlate(): void {
  clearTimeout(advance);
  go('glazing', 'back');
}

export function savePhone(form: FormData): void {
  typeInStep(valuesOf(form));
  const { state, typed } = $flow.get();
  if (state !== 'typing') return;
  send('phone', typed, texts.avis.telephoneEchoue, async () => {
    report({ action: 'phone_entry', label: 'etape-3' });
    return (await createRequest(typed, form)) ?? success(texts.avis.telephoneValide);
  });
}

/** Creates the request. A duplicate (same phone) is a success. @returns toast for a duplicate @throws DemandeError */
async function createRequest(
  { plaque, vitrage, phone }: CreateData,
  form: FormData,
): Promise<Toast | undefined> {
  const data = { plaque, vitrage, phone };
  const outcome = await call({ action: 'create', data }, form);
  if (outcome.kind === 'duplicate') {
    // The answer has no deadline. Stores the deadline of a request made now, so that all screens show the same date.
    register({ auPlusTard: new Date($deadlineOfNow.get()).toISOString() }, data);
    return asDuplicate(outcome);
  }
  const { demandeId } = outcome.receipt;
  if (!demandeId) throw new DemandeError('Unknown error', undefined, false);
  reportQuote(demandeId, vitrage);
  register(outcome.receipt, data);
  return undefined;
}

/**
 * Sends a changed plate or glazing. Uses `create`, because `update` needs name and address. Ignores errors, because the
 * last step sends all values.
 */
function sendChange(): void {
  lastChange = lastChange.then(sendChangeNow).catch(() => undefined);
}

async function sendChangeNow(): Promise<void> {
  const flow = $flow.get();
  if (flow.state !== 'registered' || !flow.request.demandeId || flow.knownCar === carOf(flow.kept)) return;
  const { plaque, vitrage, phone } = flow.kept;
  const outcome = await call({ action: 'create', data: { plaque, vitrage, phone } });
  const now = $flow.get();
  if (outcome.kind === 'done' && now.state === 'registered' && now.key === flow.key)
    noteKnownCar(carOf({ plaque, vitrage }), outcome.receipt);
}

export function cancelDetails(): void {
  undoTyping();
  go('completing', 'cancel');
}

/** Whether the request was erased by the company, or expired. */
const isForgotten = (error: unknown): boolean =>
  error instanceof DemandeError && error.status === 'not_found';

export function saveDetails(form: FormData): void {
  typeInStep(valuesOf(form));
  const { state, screen, typed } = $flow.get();
  if (state !== 'registered') return;
  const { name, address, phone } = typed;
  const details = { name, address, phone };
  send('details', details, texts.avis.informationsEchouees, async () => {
    const toast = await updateRequest(details, form);
    go(screen, 'kept');
    const isAdded = screen === 'completing';
    return toast ?? success(isAdded ? texts.avis.informationsSauvegardees : texts.avis.informationsValidees);
  });
}

/**
 * Updates the request, or creates it again if it was erased. A duplicate has no id, so the last step sends its details.
 * @returns a toast that replaces the usual one
 * @throws DemandeError
 */
async function updateRequest(
  details: Pick<Typed, 'name' | 'address' | 'phone'>,
  form: FormData,
): Promise<Toast | undefined> {
  const flow = $flow.get();
  if (flow.state !== 'registered') return undefined;
  const data = { ...flow.kept, ...details };
  const { demandeId } = flow.request;
  if (!demandeId) {
    confirm(details);
    return success(texts.avis.informationsValidees);
  }
  const save = (id: string) => call({ action: 'update', data: { ...data, demandeId: id } }, form);
  let outcome: Outcome;
  try {
    outcome = await save(demandeId);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    const duplicate = await createRequest(data, form);
    const made = $flow.get();
    if (duplicate) confirm(details);
    if (duplicate || made.state !== 'registered' || !made.request.demandeId) return duplicate;
    outcome = await save(made.request.demandeId);
  }
  confirm(details);
  noteKnownCar(carOf(data));
  return outcome.kind === 'duplicate' ? asDuplicate(outcome) : undefined;
}

/** Step 4: completes the request. If it was erased, sends it again without its id, so that the server recreates it. */
export function sendRequest(form: FormData): void {
  send('recap', {}, texts.avis.envoiEchoue, async () => {
    const flow = $flow.get();
    if (flow.state !== 'registered') return undefined;
    const { kept, request } = flow;
    const complete = (demandeId?: string) => call({ action: 'complete', data: { ...kept, demandeId } }, form);
    const outcome = await complete(request.demandeId).catch((error: unknown) => {
      if (!isForgotten(error)) throw error;
      return complete();
    });
    if (outcome.kind === 'duplicate') {
      finish({ auPlusTard: request.auPlusTard });
      return asDuplicate(outcome);
    }
    if (outcome.receipt.demandeId) reportQuote(outcome.receipt.demandeId, kept.vitrage);
    finish({ ...request, ...outcome.receipt });
    return success(texts.avis.envoyee);
  });
}
