/** A flat reply of names and values, two by two. */
export const pairs = (flat: readonly (string | number)[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [String(flat[2 * i]), String(flat[2 * i + 1])]);
