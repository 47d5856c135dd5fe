/** Keys with their literal types. Only for constants: other objects may have more keys than their type. */
export const keysOf = <K extends string>(constant: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(constant) as K[];
