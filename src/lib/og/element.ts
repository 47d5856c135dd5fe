/** A box of a layout, as satori takes it without JSX. */
export interface Element {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: Child | Child[] };
}

type Child = Element | string;

/** A flex box with its style and what stands in it. */
export const box = (style: Record<string, string | number>, ...children: Child[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children.length > 0 && { children }) },
});
