import type { HTMLElement } from 'node-html-parser';
import type { AtRule, Root, Rule } from 'postcss';
import { elementsOf, type Styled, styledOf } from './selectors.ts';

const CLASS = /\.([A-Za-z_][\w-]*)/g;

const inKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Removes keyframes that no rule names, and blocks left without rules. */
function dropEmpty(css: Root): void {
  const animations: string[] = [];
  css.walkDecls(/^animation(-name)?$/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
  css.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  for (let removed = true; removed; ) {
    removed = false;
    css.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      removed = true;
    });
  }
}

/** The <details> that some screens show whole, folded or not. */
function unfoldedIn(css: Root, styled: Styled): Set<HTMLElement> {
  const unfolded = new Set<HTMLElement>();
  css.walkRules(({ selectors }) => {
    for (const selector of selectors.filter((one) => one.endsWith('::details-content')))
      for (const element of elementsOf(selector, styled) ?? []) unfolded.add(element);
  });
  return unfolded;
}

/** The question of cookies, which is shown in the frame after the first paint. */
const SHOWN_AFTER_PAINT = 'consent';

/**
 * Whether an element is not in the first paint: folded away until a reader opens its <details>, its summary excepted,
 * or has scripts off, or held back until after that paint.
 */
function isSeenLater(element: HTMLElement, unfolded: ReadonlySet<HTMLElement>): boolean {
  for (let node: HTMLElement | null = element; node; node = node.parentNode) {
    if (node.tagName === 'SUMMARY') return false;
    if (node.tagName === 'NOSCRIPT' || node.classList?.contains(SHOWN_AFTER_PAINT)) return true;
    const parent = node.parentNode;
    if (parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && !unfolded.has(parent)) return true;
  }
  return false;
}

/** Place of what is not in the first paint: after everything. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** Where a rule's elements stand on the page: their places in the HTML, or `islands` for what React may show. */
export type Places = Map<Rule, number[] | 'islands'>;

/**
 * Leaves of a style sheet what a page, or an island on it, can use: each selector is tried on the page's own HTML.
 *
 * @param words of the code that runs on the page (island-words.ts)
 * @returns where each rule that stays is used
 */
export function keepUsed(css: Root, page: HTMLElement, words: ReadonlySet<string>): Places {
  const places: Places = new Map();
  const styled = styledOf(page);
  const unfolded = unfoldedIn(css, styled);
  const known = new Map<HTMLElement, number>();
  /** Where an element is seen: its place in the HTML, or {@link LAST}. */
  const placeOf = (element: HTMLElement): number => {
    const place = known.get(element) ?? (isSeenLater(element, unfolded) ? LAST : element.range[0]);
    known.set(element, place);
    return place;
  };
  css.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const at: number[] = [];
    let dynamic = false;
    rule.selectors = rule.selectors.filter((selector) => {
      const elements = elementsOf(selector, styled);
      at.push(...(elements ?? [page]).map(placeOf));
      const ofIsland = [...selector.matchAll(CLASS)].some(([, name = '']) => words.has(name));
      dynamic ||= ofIsland;
      return ofIsland || elements === undefined || elements.length > 0;
    });
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
    else places.set(rule, at.length === 0 && dynamic ? 'islands' : at);
  });
  dropEmpty(css);
  return places;
}
