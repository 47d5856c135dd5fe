import type { APIRoute } from 'astro';
import {
  type DepartmentShape,
  innerMap,
  innerShapes,
  outerShapes,
  PLATE,
} from '../../lib/map/departments.ts';
import { namedPath, svgFile } from '../../lib/map/svg-file.ts';
import * as PAINT from '../../styles/palette.ts';

const { width, height } = PLATE;

function withPlate(id: string, { code, path, plate }: DepartmentShape): string {
  const at = plate.map((value) => Math.round(value)).join(' ');
  const white = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="2.5" fill="${PAINT.paper}" stroke="${PAINT.ink}"/>`;
  const blue = `<path d="M-7-6.5h-1a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h1ZM7-6.5h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7Z" fill="${PAINT.plateBlue}"/>`;
  const number = `<text y="3.5" fill="${PAINT.ink}" text-anchor="middle">${code}</text>`;
  return `<g id="${id}"><path d="${path}"/><g transform="translate(${at}) scale(1.4)" stroke="none" stroke-width="1">${white}${blue}${number}</g></g>`;
}

/**
 * Shapes of the four outer departments, `loin-…`, of the four inner departments together, `loin-interieur`, and of each
 * inner department enlarged, `pres-…`.
 */
export const GET: APIRoute = () =>
  svgFile([
    ...outerShapes.map((shape) => withPlate(`loin-${shape.code}`, shape)),
    namedPath('loin-interieur', innerShapes.map(({ path }) => path).join('')),
    ...innerMap.shapes.map((shape) => withPlate(`pres-${shape.code}`, shape)),
  ]);
