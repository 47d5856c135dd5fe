import { describe, expect, test } from 'vitest';
import { type DepartmentShape, innerMap, PLATE, wholeMap } from '../../../../src/lib/map/departments.ts';
import { CODES, INNER_CODES } from '../../../../src/lib/map/ile-de-france.ts';

type Corner = [x: number, y: number];

/** The corners of a path of relative steps. */
function cornersOf(path: string): Corner[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return [x, y];
  });
}

/** Whether a point lies in a polygon: a line to the right crosses its sides an odd number of times. */
const holds = (polygon: Corner[], [x, y]: Corner): boolean =>
  polygon.filter(([fromX, fromY], index) => {
    const [toX, toY] = polygon[(index + 1) % polygon.length] as Corner;
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  }).length %
    2 ===
  1;

const plateOutside = ({ code, path, plate: [x, y] }: DepartmentShape): string[] => {
  const polygon = cornersOf(path);
  const [halfWidth, halfHeight] = [PLATE.width / 2, PLATE.height / 2];
  const inside = [-1, 1].every((across) =>
    [-1, 1].every((down) => holds(polygon, [x + across * halfWidth, y + down * halfHeight])),
  );
  return inside ? [] : [code];
};

describe('the map of the eight departments', () => {
  test('has all of them within its area', () => {
    expect(wholeMap.shapes.map(({ code }) => code)).toEqual(CODES);
    const corners = wholeMap.shapes.flatMap(({ path }) => cornersOf(path));
    expect(Math.min(...corners.flat())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...corners.map(([x]) => x))).toBe(wholeMap.width);
    expect(Math.max(...corners.map(([, y]) => y))).toBeLessThanOrEqual(wholeMap.height);
  });

  test('keeps each plate inside its department, of the inner ones where they are enlarged', () => {
    const outer = wholeMap.shapes.filter(({ code }) => !INNER_CODES.includes(code));
    expect([...outer, ...innerMap.shapes].flatMap(plateOutside)).toEqual([]);
  });

  test('leaves no gap around Paris: its border is that of its neighbours, point by point', () => {
    for (const { shapes } of [wholeMap, innerMap]) {
      const [paris, ...others] = INNER_CODES.map(
        (code) => shapes.find((shape) => shape.code === code)?.path ?? '',
      );
      const shared = new Set(others.flatMap((path) => cornersOf(path).map(String)));
      expect(cornersOf(paris ?? '').filter((corner) => !shared.has(String(corner)))).toEqual([]);
    }
  });
});
