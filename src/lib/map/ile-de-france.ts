/** The eight departments served. */
export const CODES: readonly string[] = ['75', '77', '78', '91', '92', '93', '94', '95'];

/** Paris and the three departments around it, too small on a map of all eight to carry a plate. */
export const INNER_CODES: readonly string[] = ['75', '92', '93', '94'];
