import polylabel from 'polylabel';
import type { Line, Point } from './topology.ts';

/** Size and projection of a map in SVG units (y downwards). */
export interface Frame {
  width: number;
  height: number;
  scale: number;
  project: (place: Point) => Point;
}

/** Precision of `widestSpot`, in units of the outline. */
const PRECISION = 0.5;

/**
 * Returns a frame in which all places are visible and centred.
 * @param places in metres
 * @param size in SVG units; `limit` is the maximum height
 */
export function frameFor(
  places: readonly Point[],
  { width, limit, margin }: { width: number; limit: number; margin: number },
): Frame {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const down = top - Math.min(...ys);
  const scale = Math.min((width - 2 * margin) / (right - left), (limit - 2 * margin) / down);
  const middle = (left + right) / 2;
  return {
    width,
    height: Math.ceil(down * scale + 2 * margin),
    scale,
    project: ([x, y]) => [width / 2 + (x - middle) * scale, margin + (top - y) * scale],
  };
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Returns an SVG path in whole units. Adjacent areas still share borders, because equal points are rounded equally. */
export function toPath(lines: readonly Line[], { project }: Pick<Frame, 'project'>): string {
  return lines
    .map((line) => {
      const [first = [0, 0], ...rest] = line.map((place) => rounded(project(place)));
      let last: Point = first;
      const steps = rest.flatMap((point) => {
        const step = [point[0] - last[0], point[1] - last[1]] as const;
        if (step[0] === 0 && step[1] === 0) return [];
        last = point;
        return [`${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`];
      });
      return steps.length > 0 ? `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}` : '';
    })
    .join('');
}

/** Returns an SVG path of quadratic curves between the midpoints of segments. */
export function toCurve(line: Line, { project }: Pick<Frame, 'project'>): string {
  const points = line.map((place) => rounded(project(place)));
  const halfway = ([x, y]: Point, [toX, toY]: Point): Point => rounded([(x + toX) / 2, (y + toY) / 2]);
  const [first = [0, 0]] = points;
  let last: Point = first;
  const bends = points.slice(1).map((point, index) => {
    const next = points[index + 2];
    const end = next ? halfway(point, next) : point;
    const [fromX, fromY] = last;
    last = end;
    return `q${[point[0] - fromX, point[1] - fromY, end[0] - fromX, end[1] - fromY].join(' ')}`;
  });
  return `M${first.join(' ')}${bends.join('')}`.replaceAll(' -', '-');
}

/** Returns the parts of lines that are inside the frame or at most `room` units outside. */
export function within(lines: readonly Line[], { width, height, project }: Frame, room: number): Line[] {
  const near = (place: Point): boolean => {
    const [x, y] = project(place);
    return x > -room && x < width + room && y > -room && y < height + room;
  };
  return lines.flatMap((line) => {
    const runs: Point[][] = [[]];
    line.forEach((place, index) => {
      const neighbours = [line[index - 1], place, line[index + 1]];
      if (neighbours.some((other) => other && near(other))) runs.at(-1)?.push(place);
      else if (runs.at(-1)?.length) runs.push([]);
    });
    return runs.filter(({ length }) => length > 1);
  });
}

/**
 * Centre of the largest circle inside an outline (pole of inaccessibility) or, with `ratio`, of the largest ellipse.
 * @param ratio width to height
 */
export function widestSpot(outline: Line, ratio = 1): Point {
  const [x, y] = polylabel([outline.map(([left, top]) => [left / ratio, top])], PRECISION);
  return [x * ratio, y];
}
