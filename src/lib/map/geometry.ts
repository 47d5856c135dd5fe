import type { Point } from './topology.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Segment = readonly [from: Point, to: Point];

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Returns the cross product, whose sign tells on which side of the line the point is. */
const sideOf = ([from, to]: Segment, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

export const crosses = (one: Segment, other: Segment): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;

export function runsThrough(line: Segment, { left, top, right, bottom }: Box): boolean {
  const endsInside = line.some(([x, y]) => x > left && x < right && y > top && y < bottom);
  const falling: Segment = [
    [left, top],
    [right, bottom],
  ];
  const rising: Segment = [
    [left, bottom],
    [right, top],
  ];
  return endsInside || crosses(line, falling) || crosses(line, rising);
}
