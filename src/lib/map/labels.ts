import { type Box, boxAround, crosses, isInside, overlap, runsThrough, type Segment } from './geometry.ts';
import type { Point } from './topology.ts';

const NARROW = /[ijlftrI'’\- ]/;
const WIDE = /[mwMW]/;
const CAPITAL_OR_DIGIT = /\p{Lu}|\d/u;

/** Estimates the maximum width in em of a name in the display font or in a fallback font. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, character) => {
    if (NARROW.test(character)) return sum + 0.4;
    if (WIDE.test(character)) return sum + 0.93;
    return sum + (CAPITAL_OR_DIGIT.test(character) ? 0.7 : 0.58);
  }, 0);

/** `radius` is the radius of the town's dot in map units. */
export interface Town {
  name: string;
  at: Point;
  radius: number;
}

/** Position of a label. `line` leads from the dot to a distant label. */
export interface Place {
  box: Box;
  line?: Segment;
}

export type NamedTown = Town & Place;

/** Font size in map units. */
const SIZE = 12.5;

/** Maximum number of labels; more labels would be too far from their dots. */
const MOST = 8;

/** The lengths from here to `CROWD` are in em. */
const LINE_HEIGHT = 1.06;
const GAP = 0.35;
const EDGE = 0.7;
const ROOM_AROUND_DOTS = [0.15, 0.15] as const;
/** Horizontal and vertical gap between a label and other towns' dots, which the label must not seem to name. */
const ROOM_AROUND_OTHERS = [2, 0.5] as const;
/** Half of the minimum gap between labelled dots. */
const APART = [0.6, 0.6] as const;

/** Distances between label and dot; all except the first need a leader line. */
const DISTANCES = [0, 0.7, 1.4, 2.1];
const DIRECTIONS = 16;

/** Radius in which other dots push a label to the opposite side of its dot. */
const CROWD = 5;

/**
 * Penalties added to the distance between a label and its dot: for a label on the side where other dots are, for each
 * border or river through the label, and for a label neither left nor right of its dot.
 */
const WRONG_SIDE = 0.3;
const ON_LINE = 0.3;
const NOT_BESIDE = 2;

/** @returns direction away from nearby dots, in radians; 0 (right) if there are none */
function wayOut({ at: [x, y] }: Town, towns: readonly Town[], reach: number): number {
  let [outX, outY] = [0, 0];
  for (const { at } of towns) {
    const [awayX, awayY] = [x - at[0], y - at[1]];
    const distance = Math.hypot(awayX, awayY);
    if (distance === 0 || distance > reach) continue;
    outX += awayX / distance ** 2;
    outY += awayY / distance ** 2;
  }
  return Math.atan2(outY, outX);
}

/** Returns the number of lines through a box. Consecutive segments count once. */
const linesThrough = (box: Box, lines: readonly Segment[]): number =>
  lines.map((one) => runsThrough(one, box)).filter((runs, index, all) => runs && !all[index - 1]).length;

function placesOf(town: Town, towns: readonly Town[], lines: readonly Segment[]): Place[] {
  const { name, at, radius } = town;
  const width = widthOf(name) * SIZE;
  const height = LINE_HEIGHT * SIZE;
  const out = wayOut(town, towns, CROWD * SIZE);
  const along = (angle: number, reach: number): Point => [
    at[0] + Math.cos(angle) * reach,
    at[1] + Math.sin(angle) * reach,
  ];
  const places = DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI;
      const end = along(angle, radius + (GAP + distance) * SIZE);
      const middle: Point = [end[0] + (Math.cos(angle) * width) / 2, end[1] + (Math.sin(angle) * height) / 2];
      const box = boxAround(middle, width, height);
      const line: Segment = [along(angle, radius), end];
      return {
        place: distance > 0 ? { box, line } : { box },
        cost:
          distance +
          WRONG_SIDE * (1 - Math.cos(angle - out)) +
          (index % (DIRECTIONS / 2) === 0 ? 0 : NOT_BESIDE) +
          ON_LINE * linesThrough(box, lines),
      };
    }),
  );
  return places.sort((a, b) => a.cost - b.cost).map(({ place }) => place);
}

/** Whether a label or its leader line overlaps a box. */
export const covers = ({ box, line }: Place, thing: Box): boolean =>
  overlap(box, thing) || (line !== undefined && runsThrough(line, thing));

const collide = (a: Place, b: Place): boolean =>
  covers(a, b.box) ||
  covers(b, a.box) ||
  (a.line !== undefined && b.line !== undefined && crosses(a.line, b.line));

/**
 * Chooses the best free position for each label. Omits a town that has no free position or is close to a labelled town.
 * @param towns by descending priority
 * @param lines borders and rivers, which labels avoid if possible
 */
export function placeNames(
  towns: readonly Town[],
  { width, height }: { width: number; height: number },
  lines: readonly Segment[],
): NamedTown[] {
  const edge = EDGE * SIZE;
  const area: Box = { left: edge, top: edge, right: width - edge, bottom: height - edge };
  const dotOf = ({ at, radius }: Town, [beside, above]: readonly [number, number] = ROOM_AROUND_DOTS): Box =>
    boxAround(at, 2 * (radius + beside * SIZE), 2 * (radius + above * SIZE));
  const placed: NamedTown[] = [];
  for (const town of towns) {
    if (placed.length === MOST) break;
    const isNear = (other: NamedTown) => overlap(dotOf(other, APART), dotOf(town, APART));
    if (placed.some((other) => isNear(other) || covers(other, dotOf(town)))) continue;
    const dots = [...towns.slice(0, MOST), ...placed]
      .filter(({ at }) => at !== town.at)
      .map((other) => dotOf(other, ROOM_AROUND_OTHERS));
    const place = placesOf(town, towns.slice(0, MOST), lines).find(
      (candidate) =>
        isInside(candidate.box, area) &&
        !overlap(candidate.box, dotOf(town)) &&
        !dots.some((dot) => covers(candidate, dot)) &&
        !placed.some((other) => collide(candidate, other)),
    );
    if (place) placed.push({ ...town, ...place });
  }
  return placed;
}
