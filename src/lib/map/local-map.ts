import drawn from '../../data/seine.json' with { type: 'json' };
import { largestFirst, townAt } from './gazetteer.ts';
import { segmentsOf } from './geometry.ts';
import { type NamedTown, placeNames, type Town } from './labels.ts';
import { type Frame, frameFor, toCurve, toPath, within } from './plane.ts';
import { bordersAround, communeBorders, departmentOutline, lineOf, type Point } from './topology.ts';

/** The drawing's width, greatest height and margin: the width is a phone's, so that a unit is a pixel there. */
const SIZE = { width: 390, limit: 400, margin: 18 };

/** Bends of a border between communes, or of one around, that span no more square units are left out: they are faint lines. */
const UNSEEN = 25;

/** How far the borders around go on beyond the drawing. */
const BEYOND = 160;

/** Radius of the dots. */
const DOT = 2.5;
const FIRM_DOT = 5;

/**
 * The drawing area of a department, with the firm's town in it.
 *
 * @param firm place of the firm's town, where it is in Île-de-France
 */
export const localFrame = (code: string, firm?: Point): Frame =>
  frameFor([...departmentOutline(code), ...(firm ? [firm] : [])], SIZE);

/** The land of a department in its drawing area, as paths: the Seine, the ring road of Paris, borders. */
export const landLayers = (code: string, frame: Frame) => ({
  river: within([lineOf(drawn.seine)], frame, BEYOND)
    .map((line) => toCurve(line, frame))
    .join(''),
  ...(code === '75' && { ringRoad: toCurve(lineOf(drawn.peripherique), frame) }),
  outline: `${toPath([departmentOutline(code)], frame)}z`,
  communes: toPath(communeBorders(code, UNSEEN / frame.scale ** 2), frame),
  around: toPath(within(bordersAround(code, UNSEEN / frame.scale ** 2), frame, BEYOND), frame),
});

/** The river and the ring road of Paris by name: where it begins, beside its line. */
export const PARIS_NAMES = [
  { name: 'Seine', at: [648350, 6867350] },
  { name: 'périphérique', at: [646900, 6857300] },
] as const;

/** How many towns are named for their size. */
const LARGEST = 2;

/** The first ones as they come, then each time the one farthest from those before it: no part of a map lacks a name. */
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
 * The towns that a department's map names: the firm's first, then the two largest of those that a page lists, then those
 * that are spread over the department, as far as they have room for their name.
 *
 * @param names as the page lists them; what is no town of the department is passed over
 * @param firm the firm's town
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
