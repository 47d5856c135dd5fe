import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import file from '../../data/ile-de-france.topojson?raw';

/** A place: metres east and north in Lambert-93, or units of a drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A line of places; a ring ends where it begins. */
export type Line = readonly Point[];

const land = JSON.parse(file) as Topology<{
  communes: GeometryCollection<{ code: string; dep: string }>;
  departements: GeometryCollection<{ dep: string }>;
}>;

const { communes, departements } = land.objects;

/** The outline of the largest part of what is drawn. */
function outlineOf(geometry: GeometryObject): Line {
  const shape = feature(land, geometry).geometry;
  const parts = shape.type === 'MultiPolygon' ? shape.coordinates : shape.type === 'Polygon' ? [shape.coordinates] : [];
  const outer = parts.map(([ring = []]) => ring as unknown as Line);
  return outer.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []);
}

/**
 * The outline of one department, in metres. Neighbours have their border in common, point by point.
 *
 * @throws Error for a code outside Île-de-France
 */
export function departmentOutline(code: string): Line {
  const found = departements.geometries.find(({ properties }) => properties?.dep === code);
  if (!found) throw new Error(`Le département ${code} n’est pas sur la carte d’Île-de-France.`);
  return outlineOf(found);
}

/** The outline of one commune by its official code; undefined for one that came into being since 2018. */
export function communeOutline(code: string): Line | undefined {
  const found = communes.geometries.find(({ properties }) => properties?.code === code);
  return found && outlineOf(found);
}

/** The borders between the communes of one department. */
export const communeBorders = (code: string): Line[] =>
  mesh(
    land,
    { ...communes, geometries: communes.geometries.filter(({ properties }) => properties?.dep === code) },
    (a, b) => a !== b,
  ).coordinates as unknown as Line[];

/** The borders of all departments, among themselves and to the land around. */
export const departmentBorders = (): Line[] => mesh(land, departements).coordinates as unknown as Line[];
