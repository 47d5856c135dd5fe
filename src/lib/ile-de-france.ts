/** The eight departments served. */
export const CODES = ['75', '77', '78', '91', '92', '93', '94', '95'];

/** Paris and the three departments around it, too small on a map of all eight to carry a plate. */
export const INNER_CODES = ['75', '92', '93', '94'];

/** What to do about a department that is not one of those that the map draws. */
export const notServed = (code: string): string =>
  `nomme le département « ${code} », qui n’est pas desservi : choisissez parmi ${CODES.join(', ')}`;
