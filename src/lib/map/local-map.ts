import drawn from '../../data/seine.json' with { type: 'json' };
import { largestFirst, townAt } from './gazetteer.ts';
import { segmentsOf } from './geometry.ts';
import { type NamedTown, placeNames, type Town } from './labels.ts';
import { type Frame, frameFor, toCurve, toPath, within } from './plane.ts';
import { bordersAround, communeBorders, departmentOutline, lineOf, type Point } from './topology.ts';

/** Size in map units, which are px on a phone; `limit` is the maximum height. */
const SIZE = { width: 390, limit: 400, margin: 18 };

/** Area in square map units; smaller details of borders are omitted. */
const UNSEEN = 25;

/** Distance in map units to which borders and the river continue outside the drawing. */
const BEYOND = 160;

const DOT = 2.5;
const FIRM_DOT = 5;

/** Returns the frame around a department and the company's town. @param firm that town, if it is in Île-de-France */
export const localFrame = (code: string, firm?: Point): Frame =>
  frameFor([...departmentOutline(code), ...(firm ? [firm] : [])], SIZE);

export const landLayers = (code: string, frame: Frame) => ({
  river: within([lineOf(drawn.seine)], frame, BEYOND)
    .map((line) => toCurve(line, frame))
    .join(''),
  ...(code === '75' && { ringRoad: toCurve(lineOf(drawn.peripherique), frame) }),
  outline: `${toPath([departmentOutline(code)], frame)}z`,
  communes: toPath(communeBorders(code, UNSEEN / frame.scale ** 2), frame),
  around: toPath(within(bordersAround(code, UNSEEN / frame.scale ** 2), frame, BEYOND), frame),
});

export const PARIS_NAMES = [
  { name: 'Seine', at: [648350, 6867350] },
  { name: 'périphérique', at: [646900, 6857300] },
] as const;

const LARGEST = 2;

/** Leaves `first` towns at the front and orders the others by farthest-point sampling, so that labels cover the map. */
function spreadOut(towns: readonly Town[], first: number): Town[] {
  const ordered = towns.slice(0, first);
  const clearance = ({ at: [x, y] }: Town): number =>
    Math.min(...ordered.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)));
  let others = towns.slice(first);
  while (others.length > 0) {
    const clear = others.map(clearance);
    const next = clear.indexOf(Math.max(...clear));
    ordered.push(...others.slice(next, next + 1));
    others = others.toSpliced(next, 1);
  }
  return ordered;
}

/**
 * Labels the company's town, the two largest towns, then towns that are far apart.
 * @param names towns of the page
 * @param firm the company's town
 */
export function townsOnMap(
  code: string,
  names: readonly string[],
  firm: string,
  frame: Frame,
): { firm: NamedTown | undefined; towns: NamedTown[] } {
  const town = (name: string, place: Point | undefined, radius: number): Town[] =>
    place ? [{ name, at: frame.project(place), radius }] : [];
  const begun = town(firm, townAt(firm), FIRM_DOT);
  const listed = largestFirst(code, names)
    .filter((name) => name !== firm)
    .flatMap((name) => town(name, townAt(name, code), DOT));
  const named = placeNames(
    spreadOut([...begun, ...listed], begun.length + LARGEST),
    frame,
    [departmentOutline(code), lineOf(drawn.seine)].flatMap((line) => segmentsOf(line.map(frame.project))),
  );
  return { firm: named.find(({ name }) => name === firm), towns: named.filter(({ name }) => name !== firm) };
}
