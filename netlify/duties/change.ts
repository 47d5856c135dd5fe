import { type Act, applyAct, type Around } from '../request/acts.ts';
import { type DemandeRecord, type HistoryLine, linesSince } from '../request/record.ts';
import type { Service } from '../service.ts';
import { duties } from './duties.ts';

const TRIES = 5;

/**
 * Changes a request, again from what is kept by then when somebody else was faster.
 *
 * @param change gives what is to be kept; the same record where there is nothing to change
 * @returns what is kept now; undefined when it is gone
 */
export async function changeRecord(
  service: Service,
  record: DemandeRecord,
  change: (record: DemandeRecord) => DemandeRecord,
): Promise<DemandeRecord | undefined> {
  let kept = record;
  for (let n = 0; n < TRIES; n += 1) {
    const wanted = change(kept);
    if (wanted === kept) return kept;
    const now = service.now();
    const { tell, next } = duties(wanted, service, now);
    const reply = await service.store.replace(kept, wanted, tell.length > 0 ? now : next, now);
    if (reply === 'gone') return undefined;
    if (reply === 'replaced') return wanted;
    kept = reply;
  }
  throw new Error('too many writers of one request');
}

/** The result of an act: `stale` lists the changes since the page was loaded. */
type Acted =
  | { state: 'done'; record: DemandeRecord }
  | { state: 'stale'; record: DemandeRecord; lines: HistoryLine[] }
  | { state: 'gone' };

/** Whether what changed since a page was read is what its button asks for: a second press, which is done already. */
function isSecondPress(record: DemandeRecord, lines: HistoryLine[], act: Act, around: Around): boolean {
  const [line, ...others] = lines;
  if (!line || others.length > 0 || line.act !== act.act || line.who !== around.who) return false;
  const again = applyAct(record, act, around);
  return again === record || (act.act !== 'changed' && again.history.at(-1)?.text === line.text);
}

/** Does something to a request, unless it has changed since revision `seen`, which a page showed to `who`. */
export async function actOn(
  service: Service,
  no: string,
  act: Act,
  { seen, who }: { seen: number; who: string },
): Promise<Acted> {
  const around = { who, now: service.now(), hours: service.hours };
  const read = await service.store.read(no);
  if (!read) return { state: 'gone' };
  let isApplied = false;
  const record = await changeRecord(service, read, (one) => {
    isApplied = one.rev === seen;
    return isApplied ? applyAct(one, act, around) : one;
  });
  if (!record) return { state: 'gone' };
  const lines = linesSince(record, seen);
  return isApplied || isSecondPress(record, lines, act, around)
    ? { state: 'done', record }
    : { state: 'stale', record, lines };
}
