import { phoneKey } from './phone.ts';

/**
 * What a number is to whoever is about to call it: `ordinary` is a French line or mobile, `special` a French number that
 * may be charged (08 …, plan de numérotation de l'Arcep), `foreign` one of another country, `unknown` no number with
 * which a call can be begun (an extension typed after it, a short number).
 */
type PhoneKind = 'ordinary' | 'special' | 'foreign' | 'unknown';

/** The kind of a number, whatever way it is written. Anybody can type one that costs its caller. */
export function phoneKind(raw: string): PhoneKind {
  const key = phoneKey(raw);
  if (!key.startsWith('+')) return 'unknown';
  if (!key.startsWith('+33')) return 'foreign';
  if (/^\+33[1-79]\d{8}$/.test(key)) return 'ordinary';
  return key.startsWith('+338') ? 'special' : 'unknown';
}
