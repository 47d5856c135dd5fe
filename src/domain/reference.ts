/** Characters that cannot be mistaken for one another when read aloud on the phone: no 0/O, 1/I/L, U/V. */
export const ID_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 34 characters of 30: the 28 that are not shown still hold 137 random bits. */
export const ID_LENGTH = 34;

/** Number of characters the visitor reads out. */
export const REFERENCE_LENGTH = 6;

const ID_SHAPE = new RegExp(`^[${ID_ALPHABET}]{${ID_LENGTH}}$`);

/** Whether a text has the shape of an id that this service gives. */
export const isDemandeId = (text: string): boolean => ID_SHAPE.test(text);

/**
 * The short reference of a request, the same in the browser, the announcement and the firm's list.
 * It gives no right: what it leaves out of the id is the secret part.
 */
export const referenceOf = (demandeId: string): string => demandeId.slice(0, REFERENCE_LENGTH);
