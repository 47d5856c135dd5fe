import drawn from '../../data/seine.json' with { type: 'json' };
import { type Box, boxAround, crosses, isInside, overlap, runsThrough, segmentsOf } from './geometry.ts';
import { covers, type NamedTown } from './labels.ts';
import type { Frame } from './plane.ts';
import { type Line, lineOf, type Point } from './topology.ts';

const DISTANCES = [10, 20, 30];

/** Size of a label, and distance from label to circle, in SVG units. */
const LABEL = { width: 38, height: 16, away: 9 };
/** Number of positions tried for the label of a circle. */
const PLACES = 72;
const EDGE = 2;

type Drawn = { frame: Frame; outline: Line; towns: readonly NamedTown[]; taken: Box[] };

/**
 * Circles of 10, 20 and 30 km around a place. Labels avoid outline and river, and are outside the land if possible.
 * @param outline of the land, in metres
 * @param taken boxes that labels must avoid, besides towns
 * @returns `label`: centre of the distance label; undefined if there is no room
 */
export function ringsAround(place: Point, { frame, outline, towns, taken }: Drawn) {
  const middle = frame.project(place);
  const area: Box = { left: EDGE, top: EDGE, right: frame.width - EDGE, bottom: frame.height - EDGE };
  const [borders = [], river = []] = [outline, lineOf(drawn.seine)].map((line) =>
    segmentsOf(line.map(frame.project)),
  );
  const isOnLand = ([x, y]: Point) =>
    borders.filter((border) =>
      crosses(border, [
        [x, y],
        [-1e4, y + 0.5],
      ]),
    ).length % 2;
  const isFree = (box: Box) =>
    isInside(box, area) &&
    !taken.some((other) => overlap(box, other)) &&
    ![...borders, ...river].some((line) => runsThrough(line, box)) &&
    !towns.some(
      (town) => covers(town, box) || overlap(box, boxAround(town.at, 2 * town.radius, 2 * town.radius)),
    );
  const towards = Math.atan2(frame.height / 2 - middle[1], frame.width / 2 - middle[0]);
  // The first angle points to the centre of the map. The next angles alternate between both sides of the first.
  const angles = Array.from(
    { length: PLACES },
    (_, index) => towards + ((index % 2 ? 1 : -1) * Math.ceil(index / 2) * 2 * Math.PI) / PLACES,
  );
  return DISTANCES.flatMap((km) => {
    const radius = km * 1000 * frame.scale;
    const on = (angle: number, reach: number): Point => [
      middle[0] + Math.cos(angle) * reach,
      middle[1] + Math.sin(angle) * reach,
    ];
    const passes = angles.some((angle) => isInside(boxAround(on(angle, radius), 0, 0), area));
    if (!passes) return [];
    const label = angles
      .map((angle) => on(angle, radius + LABEL.away + Math.abs(Math.cos(angle)) * LABEL.width * 0.25))
      .filter((point) => isFree(boxAround(point, LABEL.width, LABEL.height)))
      .sort((a, b) => isOnLand(a) - isOnLand(b))[0];
    return [{ km, radius, label }];
  });
}
