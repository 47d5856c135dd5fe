export const CODES: readonly string[] = ['75', '77', '78', '91', '92', '93', '94', '95'];

/** Departments that are too small to contain their number on the map of the region. */
export const INNER_CODES: readonly string[] = ['75', '92', '93', '94'];
