import type { ChildNode, Container, Root, Rule } from 'postcss';
import { isOfVisitor } from './selectors.ts';
import { LAST, type Places } from './used-rules.ts';

/** The block of a layer that a rule stands in. */
function layerOf(rule: Rule): string {
  let node: Container | undefined = rule.parent as Container | undefined;
  while (node && !(node.type === 'atrule' && (node as { name?: string }).name === 'layer')) {
    node = node.parent as Container | undefined;
  }
  return (node as { params?: string } | undefined)?.params ?? '';
}

/** Whether a rule is for paper only. */
function isForPrint(rule: Rule): boolean {
  let node: Container | undefined = rule.parent as Container | undefined;
  while (node && (node as { params?: string }).params !== 'print')
    node = node.parent as Container | undefined;
  return node !== undefined;
}

/** Whether a rule hides what stands above and is not in the first paint: late, it would let that be seen. */
const hidesAbove = (rule: Rule, at: number[]): boolean =>
  at.includes(LAST) &&
  rule.some((node) => node.type === 'decl' && node.prop === 'display' && node.value === 'none');

/** What a shorthand sets beyond the properties that begin with its own name, and what else one is set by. */
const ALSO: Record<string, readonly string[]> = {
  font: ['line'],
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['row', 'column'],
  place: ['align', 'justify'],
  columns: ['column'],
};

/** First words of the properties that a rule sets: `margin` for margin-top, so that shorthands count. */
const families = (rule: Rule): Set<string> => {
  const names = new Set<string>();
  rule.walkDecls(({ prop }) => {
    const name = prop.split('-')[0] || prop;
    for (const each of [name, ...(ALSO[name] ?? [])]) names.add(each);
  });
  return names;
};

const overlap = <Item>(one: Iterable<Item>, other: ReadonlySet<Item>): boolean =>
  [...one].some((item) => other.has(item));

/**
 * Rules that only what comes after a place of the page needs, what a visitor does, paper, or what React shows.
 * A rule that another one of its layer overrules by coming later stays with that one: apart they would change order.
 *
 * @param end place in the HTML where the first screens end
 */
export function lateRules(css: Root, places: Places, end: number): Set<Rule> {
  const late = new Set<Rule>();
  for (const [rule, at] of places) {
    const below =
      at === 'islands' || (at.length > 0 && at.every((place) => place >= end) && !hidesAbove(rule, at));
    if (below || isForPrint(rule) || rule.selectors.every(isOfVisitor)) late.add(rule);
  }
  const order: Rule[] = [];
  css.walkRules((rule) => {
    if (places.has(rule)) order.push(rule);
  });
  const early: { rule: Rule; layer: string; at: Set<number> | 'islands'; names: Set<string> }[] = [];
  for (const rule of order.reverse()) {
    const layer = layerOf(rule);
    const at = places.get(rule) ?? [];
    const names = families(rule);
    const overruled = early.some(
      (later) =>
        later.layer === layer &&
        overlap(names, later.names) &&
        (at === 'islands' || (later.at !== 'islands' && overlap(at, later.at))),
    );
    if (overruled) late.delete(rule);
    if (!late.has(rule)) early.push({ rule, layer, at: at === 'islands' ? at : new Set(at), names });
  }
  return late;
}

const isKeyframes = (node: ChildNode): boolean => node.type === 'atrule' && /keyframes$/.test(node.name);

/**
 * A copy of a style sheet with only the rules that a test accepts.
 *
 * @param first whether it holds what paints first: faces; motion comes with the others
 */
export function withRules(css: Root, accepted: (rule: Rule) => boolean, first: boolean): Root {
  const keep = (from: Container, to: Container): void => {
    for (const node of from.nodes as ChildNode[]) {
      const isBlock = node.type === 'atrule' && node.nodes && node.name !== 'font-face' && !isKeyframes(node);
      if (isBlock) {
        const block = node.clone({ nodes: [] });
        keep(node, block);
        if (block.nodes?.length) to.append(block);
      } else if (node.type === 'rule' ? accepted(node) : isKeyframes(node) !== first) to.append(node.clone());
    }
  };
  const copy = css.clone({ nodes: [] });
  keep(css, copy);
  return copy;
}
