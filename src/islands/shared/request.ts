import { callDemande, DemandeError, type Outcome, type Traces } from '../../client/demande.ts';
import { type CompleteData, type CreateData, HONEYPOT_FIELD, type UpdateData } from '../../domain/demande.ts';
import { trackQuoteRequest } from '../../measure/quote-request.ts';
import { $flow, draftKey, updateDraft } from '../../stores/flow.ts';
import { showToast } from '../../stores/toasts.ts';
import { texts } from './texts.ts';

/** Text of a field, without the spaces around it. */
export const fieldOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '').trim();

/** Whether the page was opened by a link or an address, and not once more by a reload or «Back». */
const isFirstLook = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};

const tracesOf = (form?: HTMLFormElement): Traces => ({
  elapsedMs: isFirstLook() ? Math.round(performance.now()) : undefined,
  siteWeb: form ? fieldOf(form, HONEYPOT_FIELD) : '',
});

/** Plate and glazing of a draft, to tell one state of them from another. */
const carOf = ({ plaque, vitrage }: Pick<CreateData, 'plaque' | 'vitrage'>): string => `${plaque} ${vitrage}`;

/** Whether the firm no longer knows the id: it erased the request, or three years went by. */
const isForgotten = (error: unknown): boolean =>
  error instanceof DemandeError && error.status === 'not_found';

const noteDuplicate = ({ message }: Extract<Outcome, { kind: 'duplicate' }>) =>
  showToast('info', { ...texts.avis.doublon, texte: message ?? texts.avis.doublon.texte });

/**
 * Creates the request of the draft and keeps what the function answered, with the number that was sent: another one may
 * have been typed since. A duplicate counts as done.
 *
 * @returns the id of the new request, undefined for a duplicate
 * @throws DemandeError
 */
export async function createRequest(form: HTMLFormElement, data: CreateData): Promise<string | undefined> {
  updateDraft(data);
  const outcome = await callDemande({ action: 'create', data }, draftKey(), tracesOf(form));
  if (outcome.kind === 'duplicate') {
    noteDuplicate(outcome);
    updateDraft({ phone: data.phone, registered: true, demandeId: '' });
    return undefined;
  }
  if (!outcome.demandeId) throw new DemandeError('Unknown error', undefined, false);
  const { demandeId } = outcome;
  updateDraft({ phone: data.phone, registered: true, demandeId, told: carOf(data) });
  trackQuoteRequest(demandeId, data.vitrage);
  return demandeId;
}

let telling: Promise<unknown> = Promise.resolve();

/**
 * Tells the firm of a plate or a glazing changed after the request was made, in the order of the changes: whoever stops
 * here would be visited with the wrong glass. It is a `create` with the draft's key, which changes its own request: an
 * `update` must have name and address, and those typed may not be meant to be sent yet. A call that fails is nothing to
 * bother the visitor with: the last step sends it all.
 */
export function tellChange(): void {
  telling = telling.then(tellNow).catch(() => undefined);
}

async function tellNow(): Promise<void> {
  const { plaque, vitrage, phone, demandeId, told } = $flow.get();
  const data: CreateData = { plaque, vitrage, phone };
  if (!demandeId || told === carOf(data)) return;
  const key = draftKey();
  const outcome = await callDemande({ action: 'create', data }, key, tracesOf());
  if (outcome.kind === 'duplicate' || $flow.get().key !== key) return;
  updateDraft({ told: carOf(data), demandeId: outcome.demandeId ?? demandeId });
}

/** Where the details are: with the firm; here until the last step; here, as a request made anew was a duplicate. */
type Kept = 'saved' | 'later' | 'duplicate';

/**
 * Saves name and address of the draft's request. One that the firm no longer knows is made anew; a duplicate has none
 * to change, its details go with the last step. The number shown stays the one that will be called until another is
 * saved.
 *
 * @throws DemandeError
 */
export async function updateRequest(
  form: HTMLFormElement,
  details: Pick<UpdateData, 'name' | 'address' | 'phone'>,
): Promise<Kept> {
  const { phone, ...others } = details;
  updateDraft(others);
  const { plaque, vitrage, demandeId } = $flow.get();
  if (!demandeId) {
    updateDraft({ phone });
    return 'later';
  }
  const save = (id: string) =>
    callDemande(
      { action: 'update', data: { ...details, plaque, vitrage, demandeId: id } },
      draftKey(),
      tracesOf(form),
    );
  try {
    await save(demandeId);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    const made = await createRequest(form, { plaque, vitrage, phone });
    if (!made) return 'duplicate';
    await save(made);
  }
  updateDraft({ phone, told: carOf({ plaque, vitrage }) });
  return 'saved';
}

/**
 * Sends the whole request. An id that the firm no longer knows is left out the second time: the function then
 * makes the request anew, and nothing is lost.
 *
 * @returns whether it was sent as a request of its own, rather than a duplicate
 * @throws DemandeError
 */
export async function completeRequest(form: HTMLFormElement): Promise<boolean> {
  const { plaque, vitrage, phone, name, address, demandeId } = $flow.get();
  const data: CompleteData = { plaque, vitrage, phone };
  if (name) data.name = name;
  if (address) data.address = address;
  const send = (withId: CompleteData) =>
    callDemande({ action: 'complete', data: withId }, draftKey(), tracesOf(form));
  const outcome = await send(demandeId ? { ...data, demandeId } : data).catch((error: unknown) => {
    if (!isForgotten(error)) throw error;
    updateDraft({ demandeId: '' });
    return send(data);
  });
  if (outcome.kind === 'duplicate') {
    noteDuplicate(outcome);
    return false;
  }
  if (outcome.demandeId) {
    updateDraft({ demandeId: outcome.demandeId });
    trackQuoteRequest(outcome.demandeId, vitrage);
  }
  return true;
}
