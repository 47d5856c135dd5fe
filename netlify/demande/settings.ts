import { ADDRESS_LIMIT, ADDRESS_WINDOW_SECONDS, DEDUPE_SECONDS, keysUnder } from './keys.ts';

/** A whole number of at least 1 from the environment, else the default: a typo must not switch a guard off. */
function count(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** What the environment can change of the function's rules. Read at each call: the host may change it while running. */
export const readSettings = () => ({
  dedupeSeconds: count('DEMANDE_DEDUPE_SECONDS', DEDUPE_SECONDS),
  addressLimit: count('DEMANDE_ADDRESS_LIMIT', ADDRESS_LIMIT),
  addressWindowSeconds: count('DEMANDE_ADDRESS_WINDOW_SECONDS', ADDRESS_WINDOW_SECONDS),
  keys: keysUnder(process.env['DEMANDE_KEY_PREFIX'] || 'demande:'),
});

/** The settings given by {@link readSettings}. */
export type Settings = ReturnType<typeof readSettings>;
