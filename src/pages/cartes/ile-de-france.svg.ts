import type { APIRoute } from 'astro';
import { innerMap, wholeMap } from '../../lib/map/departments.ts';
import { svgFile } from '../../lib/map/svg-file.ts';

/** The outlines of the eight departments, and of the four inner ones enlarged. */
export const GET: APIRoute = () => {
  const near = new Map(innerMap.shapes.map(({ code, path }) => [`pres-${code}`, path]));
  const far = new Map(wholeMap.shapes.map(({ code, path }) => [`loin-${code}`, path]));
  return svgFile(Object.fromEntries([...far, ...near]));
};
