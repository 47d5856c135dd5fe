import { CODES } from '../ile-de-france.ts';

/** What to do about a department that is not one of those that the map draws. */
export const notServed = (code: string): string =>
  `nomme le département « ${code} », qui n’est pas desservi : choisissez parmi ${CODES.join(', ')}`;
