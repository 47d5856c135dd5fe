/** Returns a constant's keys, with literal types. Unsafe for other objects, which may have keys their type lacks. */
export const keysOf = <K extends string>(constant: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(constant) as K[];
