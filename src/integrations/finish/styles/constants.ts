import type { Root } from 'postcss';

const REFERENCE = /var\((--[\w-]+)\)/g;

/** Custom properties that have one value everywhere, and that no script and no drawing reads by name. */
function constants(css: Root, elsewhere: string): Map<string, string> {
  const values = new Map<string, Set<string>>();
  const outside = new Set<string>();
  css.walkDecls(/^--/, ({ prop, value, parent }) => {
    values.set(prop, (values.get(prop) ?? new Set()).add(value));
    if (parent?.type !== 'rule' || (parent as { selector?: string }).selector !== ':root') outside.add(prop);
  });
  return new Map(
    [...values]
      .filter(([prop, found]) => found.size === 1 && !outside.has(prop) && !elsewhere.includes(prop))
      .map(([prop, [value = '']]) => [prop, value]),
  );
}

/**
 * Writes tokens that never change in place of their names: the names are for people, and each page carries the style
 * it uses inline. A token that a part of the site or a script sets again keeps its name.
 *
 * @param elsewhere the page's HTML and its islands' code, where a token may be named too
 */
export function inlineConstants(css: Root, elsewhere: string): void {
  const known = constants(css, elsewhere);
  const resolved = (value: string): string => {
    const next = value.replace(REFERENCE, (whole, name: string) => known.get(name) ?? whole);
    return next === value ? value : resolved(next);
  };
  css.walkDecls((declaration) => {
    if (known.has(declaration.prop)) declaration.remove();
    else declaration.value = resolved(declaration.value);
  });
}
