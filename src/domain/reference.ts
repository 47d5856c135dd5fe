/** Characters of an id: digits and capital letters without 0, 1, I, L, O and U, which are easily misread. */
export const ID_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Length of an id's public part: 58 random bits that grant no access. */
export const NUMBER_LENGTH = 12;

/** The 28 characters after the public part (137 random bits) authorise changes to the request. */
export const ID_LENGTH = NUMBER_LENGTH + 28;

export const REFERENCE_LENGTH = 6;

export const isDemandeId = (text: string): boolean =>
  // Builds the pattern here, because a constant would stay in browser bundles that do not use this function.
  new RegExp(`^[${ID_ALPHABET}]{${ID_LENGTH}}$`).test(text);

/** @param demandeId full id, or only its public part */
export const referenceOf = (demandeId: string): string => demandeId.slice(0, REFERENCE_LENGTH);
