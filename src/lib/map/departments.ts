import { CODES, INNER_CODES } from './ile-de-france.ts';
import { frameFor, toPath, widestSpot } from './plane.ts';
import { departmentOutline, type Point } from './topology.ts';

export interface DepartmentShape {
  code: string;
  path: string;
  plate: Point;
}

/** Size in map units of a plate, the label with the number of a department. */
export const PLATE = { width: 21, height: 14 };

/** Draws all outlines at the same scale, with the number of each department at the widest place of its outline. */
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

const isInner = ({ code }: DepartmentShape) => INNER_CODES.includes(code);

const { shapes } = departmentsMap(CODES, 280);

/** Departments on the map of the region that have room for their plate. */
export const outerShapes = shapes.filter((shape) => !isInner(shape));

/** Departments on the map of the region that are too small for their plate. `innerMap` enlarges them. */
export const innerShapes = shapes.filter(isInner);

export const innerMap = departmentsMap(INNER_CODES, 148);
