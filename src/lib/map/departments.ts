import { CODES, INNER_CODES } from './ile-de-france.ts';
import { frameFor, toPath, widestSpot } from './plane.ts';
import { departmentOutline, type Point } from './topology.ts';

/** A department on a map: its outline, and the middle of its number plate. */
export interface DepartmentShape {
  code: string;
  path: string;
  plate: Point;
}

/** Width and height of a number plate on a map, in its units. */
export const PLATE = { width: 21, height: 14 };

/** Outlines of some departments, scaled together; each plate stands where its department has most room for one. */
function departmentsMap(codes: readonly string[], width: number) {
  const outlines = codes.map((code) => ({ code, outline: departmentOutline(code) }));
  const frame = frameFor(
    outlines.flatMap(({ outline }) => outline),
    { width, limit: Number.POSITIVE_INFINITY, margin: 0 },
  );
  const shapes = outlines.map(({ code, outline }): DepartmentShape => ({
    code,
    path: `${toPath([outline], frame)}z`,
    plate: widestSpot(outline.map(frame.project), PLATE.width / PLATE.height),
  }));
  return { shapes, width, height: frame.height };
}

export const wholeMap = departmentsMap(CODES, 280);

/** Paris and its three neighbours, large enough for a plate each. */
export const innerMap = departmentsMap(INNER_CODES, 148);
