import { remindersOf } from '../../src/domain/deadline.ts';
import { afterOpenTime, isOpen, nextOpening, type OpeningHours } from '../../src/domain/opening-hours.ts';
import { DAY, HOUR } from '../../src/domain/paris.ts';
import type { Duty } from '../channels/channel.ts';
import { type ChannelName, type DemandeRecord, isActive } from '../request/record.ts';
import { SPANS } from '../store/keys.ts';

export const CLOSE_AFTER_MS = 30 * DAY;

/** Time in ms from a planned phone call to its reminder. Only opening hours count. */
const CALLBACK_OPEN_MS = 4 * HOUR;

interface DutySettings {
  channels: readonly { name: ChannelName }[];
  hours: OpeningHours;
  store: { lifeMs: number };
}

function reminderTimes(record: DemandeRecord, hours: OpeningHours): { kind: Duty['kind']; at: number }[] {
  switch (record.state) {
    case 'open': {
      const { first, lastCall } = remindersOf(record.since, hours);
      const last = { kind: 'lastCall', at: lastCall } as const;
      return first < lastCall ? [{ kind: 'reminder', at: first }, last] : [last];
    }
    case 'unanswered':
      return record.at > 0 ? [{ kind: 'reminder', at: record.at }] : [];
    case 'callback':
      return [{ kind: 'reminder', at: afterOpenTime(record.at, CALLBACK_OPEN_MS, hours) }];
    default:
      return [];
  }
}

/**
 * Reminders wait for opening hours.
 * @returns the notifications due now, whether to close the request, and when to check the request next
 */
export function duties(record: DemandeRecord, { channels, hours, store }: DutySettings, now: number) {
  const notify: Duty[] = [];
  const later: number[] = [];
  const due = (at: number, duty: Duty): void => {
    const start = Math.max(at, record.tries[duty.channel]?.next ?? 0);
    if (start <= now) notify.push(duty);
    else later.push(start);
  };
  const reminders = reminderTimes(record, hours);
  const reminder = reminders.findLast(({ at }) => at <= now);
  for (const { name: channel } of channels) {
    const taken = record.taken[channel] ?? 0;
    // `newsAt` is 0 once all channels have accepted the news, so a mailbox added later does not receive old news. The
    // webhook receives every revision.
    if (record.newsAt > 0 && record.news > taken)
      due(record.newsAt, { channel, kind: 'news', mark: record.rev });
    else if (channel === 'webhook' && record.rev > taken)
      due(record.changedAt, { channel, kind: 'news', mark: record.rev });
    if (reminder && (record.reminded[channel] ?? 0) < reminder.at) {
      const at = isOpen(now, hours) ? now : nextOpening(now, hours);
      due(at, { channel, kind: reminder.kind, mark: reminder.at });
    }
  }
  later.push(...reminders.flatMap(({ at }) => (at > now ? [at] : [])));
  const end = Math.max(record.changedAt, record.at) + CLOSE_AFTER_MS;
  const active = isActive(record);
  if (active) later.push(Math.min(end, now + SPANS.lookMs));
  else later.push(record.changedAt + store.lifeMs);
  return { notify, close: active && now >= end, next: Math.max(now, Math.min(...later)) };
}
