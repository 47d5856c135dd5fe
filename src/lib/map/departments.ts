import { frameFor, toPath, widestSpot } from './plane.ts';
import { departmentOutline, type Point } from './topology.ts';

/** A department on a map: its outline, and the middle of its number plate. */
export interface DepartmentShape {
  code: string;
  path: string;
  plate: Point;
}

/** Several departments in one drawing, in whole units. */
export interface DepartmentsMap {
  shapes: DepartmentShape[];
  width: number;
  height: number;
}

/** Width and height of a number plate on a map, in its units. */
export const PLATE = { width: 21, height: 14 };

/**
 * Outlines of some departments, scaled together to a width. Each number stands where its department has most room for a
 * plate.
 */
export function departmentsMap(codes: readonly string[], width: number): DepartmentsMap {
  const outlines = codes.map((code) => ({ code, outline: departmentOutline(code) }));
  const frame = frameFor(
    outlines.flatMap(({ outline }) => outline),
    { width, limit: Number.POSITIVE_INFINITY, margin: 0 },
  );
  const shapes = outlines.map(({ code, outline }) => ({
    code,
    path: `${toPath([outline], frame)}z`,
    plate: widestSpot(outline.map(frame.project), PLATE.width / PLATE.height),
  }));
  return { shapes, width, height: frame.height };
}
