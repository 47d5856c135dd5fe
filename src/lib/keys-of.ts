/** Keys of a constant with their literal types. Other objects may have more keys than their type. */
export const keysOf = <K extends string>(constant: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(constant) as K[];
