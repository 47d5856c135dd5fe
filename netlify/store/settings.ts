import { type Environment, onceFromEnvironment } from '../environment.ts';
import {
  ADDRESS_LIMIT,
  ADDRESS_SOFT_LIMIT,
  ADDRESS_WINDOW_SECONDS,
  DEDUPE_SECONDS,
  keysUnder,
} from './keys.ts';

/** A whole number of at least 1 from the environment, else the default: a typo must not switch a guard off. */
function count(text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** Previews of the site keep to themselves: what is tried there must not be announced, nor counted, as a customer's. */
const prefixIn = ({ DEMANDE_KEY_PREFIX: own, CONTEXT: context }: Environment): string =>
  own || (context && context !== 'production' ? 'preview:demande:' : 'demande:');

const settingsIn = (variables: Environment) => ({
  dedupeSeconds: count(variables['DEMANDE_DEDUPE_SECONDS'], DEDUPE_SECONDS),
  addressLimit: count(variables['DEMANDE_ADDRESS_LIMIT'], ADDRESS_LIMIT),
  addressSoftLimit: count(variables['DEMANDE_ADDRESS_SOFT_LIMIT'], ADDRESS_SOFT_LIMIT),
  addressWindowSeconds: count(variables['DEMANDE_ADDRESS_WINDOW_SECONDS'], ADDRESS_WINDOW_SECONDS),
  keys: keysUnder(prefixIn(variables)),
});

/** What the environment can change of the function's rules. */
export type Settings = Readonly<ReturnType<typeof settingsIn>>;

/** The settings of this process. */
export const readSettings: () => Settings = onceFromEnvironment(settingsIn);
