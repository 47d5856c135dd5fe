import { type AttributeSelector, parse, type Selector, stringify } from 'css-what';
import type { HTMLElement } from 'node-html-parser';

/** Pseudo-classes that the HTML alone decides; all others may come true while the page is used. */
const STRUCTURAL = new Set([
  'empty',
  'first-child',
  'first-of-type',
  'has',
  'is',
  'last-child',
  'last-of-type',
  'not',
  'nth-child',
  'nth-last-child',
  'only-child',
  'where',
]);

const COMBINATORS = new Set(['descendant', 'child', 'sibling', 'adjacent']);
const isCombinator = (token: Selector | undefined): boolean => COMBINATORS.has(token?.type ?? '');

/** Whether the HTML alone decides on this part of a selector. Attributes other than class and id may change. */
function isStatic(token: Selector): boolean {
  if (token.type === 'pseudo-element') return false;
  if (token.type === 'attribute') return token.name === 'class' || token.name === 'id';
  if (token.type !== 'pseudo') return true;
  if (!STRUCTURAL.has(token.name)) return false;
  return !Array.isArray(token.data) || token.data.every((part) => part.every(isStatic));
}

/** Pseudo-classes and -elements that only what a visitor does can bring about. */
const OF_VISITOR = new Set([
  'active',
  'checked',
  'disabled',
  'enabled',
  'focus',
  'focus-visible',
  'focus-within',
  'hover',
  'selection',
  'target',
  'visited',
]);

function ofVisitor(token: Selector): boolean {
  if (token.type !== 'pseudo' && token.type !== 'pseudo-element') return false;
  if (OF_VISITOR.has(token.name)) return true;
  const inner = ['has', 'is', 'where'].includes(token.name) ? token.data : undefined;
  return Array.isArray(inner) && inner.every((part) => part.some(ofVisitor));
}

/** Whether a selector speaks of nothing but what a visitor does: a page may be painted without it. */
export function isOfVisitor(selector: string): boolean {
  try {
    return parse(selector).every((tokens) => tokens.some(ofVisitor));
  } catch {
    return false;
  }
}

const ANY: Selector = { type: 'universal', namespace: null } as Selector;

/** A selector without what may change, so that it finds whatever the whole one may ever find. */
function staticPart(tokens: Selector[]): Selector[] {
  const kept = tokens.filter(isStatic);
  const filled = kept.flatMap((token, index) => {
    const bare = isCombinator(token) && (index === 0 || isCombinator(kept[index - 1]));
    return bare ? [ANY, token] : [token];
  });
  return filled.length === 0 || isCombinator(filled.at(-1)) ? [...filled, ANY] : filled;
}

const isClass = (token: Selector): token is AttributeSelector =>
  token.type === 'attribute' && token.name === 'class' && token.action === 'element';

/** Each selector's static part, and the classes and tags it can't do without; judged once for all pages. */
const known = new Map<string, { query: string; needs: readonly string[] } | undefined>();

/** A class or tag that an element must have, with a point before a class. */
function needOf(token: Selector): string[] {
  if (token.type === 'tag') return [token.name.toLowerCase()];
  return isClass(token) ? [`.${token.value}`] : [];
}

function judged(selector: string) {
  if (known.has(selector)) return known.get(selector);
  try {
    const parts = parse(selector.replaceAll(':root', 'html')).map(staticPart);
    known.set(selector, { query: stringify(parts), needs: parts.flat().flatMap(needOf) });
  } catch {
    known.set(selector, undefined);
  }
  return known.get(selector);
}

/** A page, and every class (with a point before) and tag on it. */
export interface Styled {
  page: HTMLElement;
  names: ReadonlySet<string>;
}

/** A page as {@link elementsOf} wants it. */
export function styledOf(page: HTMLElement): Styled {
  const names = new Set<string>();
  for (const element of page.querySelectorAll('*')) {
    names.add(element.rawTagName.toLowerCase());
    for (const name of element.classList.values()) names.add(`.${name}`);
  }
  return { page, names };
}

/**
 * Elements of a page that one selector may ever style, as the page stands before any script.
 *
 * @returns undefined when the selector can't be judged
 */
export function elementsOf(selector: string, { page, names }: Styled): HTMLElement[] | undefined {
  const found = judged(selector);
  if (!found) return undefined;
  return found.needs.every((name) => names.has(name)) ? page.querySelectorAll(found.query) : [];
}
