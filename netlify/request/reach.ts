import { dayAndHour } from '../../src/domain/deadline.ts';
import { chatHref, dialable, phoneKind, telHref } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { fill } from '../../src/domain/sentence.ts';
import type { Service } from '../service.ts';
import { driverPath } from './links.ts';
import type { DemandeRecord } from './record.ts';
import { announcementTexts, company } from './texts.ts';

const { messages, numeros } = announcementTexts;

type Reach = { tel?: string; chat?: string; mark?: string };

const messageFor = ({ state }: DemandeRecord): string =>
  state === 'appointment' ? messages.rendezVous : state === 'unanswered' ? messages.absent : messages.premier;

export function reachOf(record: DemandeRecord, service: Pick<Service, 'secrets' | 'now' | 'origin'>): Reach {
  const kind = phoneKind(record.phone);
  const number = dialable(record.phone);
  if (kind !== 'ordinary') return { mark: numeros[kind], ...(number && { tel: telHref(number) }) };
  const { vitrage, plaque } = record;
  const text = fill(messageFor(record), {
    marque: company.marque,
    reference: referenceOf(record.no),
    vitrage,
    plaque,
    quand: dayAndHour(record.at),
    lien: service.origin + driverPath(service, record.no),
  });
  return { tel: telHref(record.phone), chat: chatHref(record.phone, text) };
}
