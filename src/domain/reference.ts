/** Characters that cannot be mistaken for one another when read aloud on the phone: no 0/O, 1/I/L, U/V. */
export const ID_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a request's public number, the first part of its id: 58 random bits, which name it and give no right. */
export const NUMBER_LENGTH = 12;

/** Characters of an id: the 28 after the number hold 137 random bits, and are the right to change the request. */
export const ID_LENGTH = NUMBER_LENGTH + 28;

export const REFERENCE_LENGTH = 6;

/** Whether a text has the shape of an id that this service gives. */
export const isDemandeId = (text: string): boolean =>
  // Made when it is asked for: the browser, which has no use for it, is then sent none of it.
  new RegExp(`^[${ID_ALPHABET}]{${ID_LENGTH}}$`).test(text);

/**
 * The short reference of a request, the same in the browser, the announcement and the firm's list. It gives no right.
 *
 * @param demandeId the id, or the public number that it begins with
 */
export const referenceOf = (demandeId: string): string => demandeId.slice(0, REFERENCE_LENGTH);
