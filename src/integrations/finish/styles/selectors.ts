import { parse, type Selector, stringify } from 'css-what';
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

/**
 * Elements of a page that a selector may ever style, as the page stands before any script.
 *
 * @returns undefined when the selector can't be judged
 */
export function elementsOf(selector: string, page: HTMLElement): HTMLElement[] | undefined {
  try {
    return page.querySelectorAll(stringify(parse(selector.replaceAll(':root', 'html')).map(staticPart)));
  } catch {
    return undefined;
  }
}
