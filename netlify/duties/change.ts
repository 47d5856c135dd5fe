import { type Action, applyAction, type Around } from '../request/actions.ts';
import { type DemandeRecord, type HistoryLine, linesSince } from '../request/record.ts';
import type { Service } from '../service.ts';
import { duties } from './duties.ts';

const TRIES = 5;

type Change = (record: DemandeRecord) => DemandeRecord;

/** Stores a change. On a conflict, repeats the change on the newer record. @returns the record, undefined if erased */
export async function changeRecord(service: Service, record: DemandeRecord, change: Change) {
  let kept = record;
  for (let n = 0; n < TRIES; n += 1) {
    const wanted = change(kept);
    if (wanted === kept) return kept;
    const now = service.now();
    const { notify, next } = duties(wanted, service, now);
    const reply = await service.store.replace(kept, wanted, notify.length > 0 ? now : next);
    if (reply === 'gone') return undefined;
    if (reply === 'replaced') return wanted;
    kept = reply;
  }
  throw new Error('the request changed again on every attempt to write it');
}

/** Whether an action repeats the only change since the page was shown, as a double click does. */
function isSecondPress(record: DemandeRecord, lines: HistoryLine[], action: Action, around: Around): boolean {
  const [line, ...others] = lines;
  if (!line || others.length > 0 || line.act !== action.act || line.who !== around.who) return false;
  const again = applyAction(record, action, around);
  return again === record || (action.act !== 'changed' && again.history.at(-1)?.text === line.text);
}

type Press = { seen: number; who: string };

/** Applies an action at revision `seen` only. Returns later changes as `missed`, unless they just repeat the action. */
export async function actOn(service: Service, no: string, action: Action, { seen, who }: Press) {
  const around = { who, now: service.now(), hours: service.hours };
  const read = await service.store.read(no);
  if (!read) return undefined;
  let isApplied = false;
  const record = await changeRecord(service, read, (one) => {
    isApplied = one.rev === seen;
    return isApplied ? applyAction(one, action, around) : one;
  });
  if (!record) return undefined;
  const lines = linesSince(record, seen);
  const isDone = isApplied || isSecondPress(record, lines, action, around);
  return { record, missed: isDone ? undefined : lines };
}
