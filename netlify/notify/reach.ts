import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { phoneKind } from '../../src/domain/phone-kind.ts';
import { chatHref, telHref } from '../../src/domain/phone.ts';
import { fill } from '../../src/domain/sentence.ts';
import type { DemandeRecord } from '../request/record.ts';
import { firm } from '../request/texts.ts';

/** How a number may be used with one tap; a number that can cost its caller only says so. */
type Reach = { tel: string; chat: string } | { mark: string };

/**
 * Links to call and write to whoever left a number.
 *
 * @param told plate, glass and number: the request's own, or what a complement brought
 */
export function reachOf(told: Pick<DemandeRecord, 'phone' | 'plaque' | 'vitrage'>, reference: string): Reach {
  const kind = phoneKind(told.phone);
  if (kind !== 'ordinary') return { mark: wording.numeros[kind] };
  const { vitrage, plaque } = told;
  const greeting = fill(wording.phrases.salutation, { marque: firm.marque, reference, vitrage, plaque });
  return { tel: telHref(told.phone), chat: chatHref(told.phone, greeting) };
}
