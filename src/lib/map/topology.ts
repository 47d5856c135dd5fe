import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import file from '../../data/ile-de-france.topojson?raw';

/** A place: metres east and north in Lambert-93, or units of a drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A line of places; a ring ends where it begins. */
export type Line = readonly Point[];

/** A commune with its code, or a department. */
type Area = (Polygon | MultiPolygon) & { properties: { dep: string; code?: string } };

interface Areas {
  type: 'GeometryCollection';
  geometries: Area[];
}

const land: Topology<{ communes: Areas; departements: Areas }> = JSON.parse(file);

/** A line as files and libraries give it. */
export const lineOf = (positions: readonly Position[]): Line => positions.map(([x = 0, y = 0]) => [x, y]);

const weighed = presimplify(land);

const communes = land.objects.communes.geometries;
const departments = land.objects.departements.geometries;
const communeByCode = new Map(communes.map((area) => [area.properties.code, area]));

/** The outline of the largest part of an area. */
function outlineOf(area: Area): Line {
  const parts =
    area.type === 'MultiPolygon'
      ? feature(land, area).geometry.coordinates
      : [feature(land, area).geometry.coordinates];
  const outlines = parts.map(([ring = []]) => lineOf(ring));
  return outlines.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []);
}

/**
 * The outline of one department, in metres. Neighbours have their border in common, point by point.
 *
 * @throws Error for a code outside Île-de-France
 */
export const departmentOutline = (code: string): Line => outlineOf(departmentOf(code));

function departmentOf(code: string): Area {
  const found = departments.find(({ properties }) => properties.dep === code);
  if (!found) throw new Error(`Le département ${code} n’est pas sur la carte d’Île-de-France.`);
  return found;
}

/** The outline of one commune by its official code; undefined for one that came into being since 2018. */
export function communeOutline(code: string): Line | undefined {
  const found = communeByCode.get(code);
  return found && outlineOf(found);
}

/** The borders of some areas by what is on both sides; the outer ones have the same area twice. */
const borders = (
  geometries: Area[],
  unseen: number,
  isShown: (one: object, other: object) => boolean,
): Line[] =>
  mesh(simplify(weighed, unseen), { type: 'GeometryCollection', geometries }, isShown).coordinates.map(
    lineOf,
  );

/**
 * The borders between the communes of one department. Places where borders meet stay where they are.
 *
 * @param unseen square metres of a bend that a drawing is too small to show
 */
export const communeBorders = (code: string, unseen: number): Line[] =>
  borders(
    communes.filter(({ properties }) => properties.dep === code),
    unseen,
    (one, other) => one !== other,
  );

/**
 * The borders of all departments, among themselves and to the land around, but for those of one: its outline.
 *
 * @param unseen as for `communeBorders`
 */
export function bordersAround(code: string, unseen: number): Line[] {
  const own = departmentOf(code);
  return borders(departments, unseen, (one, other) => one !== own && other !== own);
}
