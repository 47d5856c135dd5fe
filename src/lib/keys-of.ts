/**
 * The keys of an object literal with their own type. TypeScript gives `string`, as an object may have more keys than its
 * type says: use it only for constants of the code.
 */
export const keysOf = <K extends string>(constant: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(constant) as K[];
