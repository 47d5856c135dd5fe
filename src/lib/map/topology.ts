import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import file from '../../data/ile-de-france.topojson?raw';

/** Metres east and north in Lambert-93, or SVG units (y downwards). */
export type Point = readonly [x: number, y: number];

/** In a closed ring, the last point equals the first point. */
export type Line = readonly Point[];

/** A commune (with `code`) or a department. */
type Area = (Polygon | MultiPolygon) & { properties: { dep: string; code?: string } };

interface Areas {
  type: 'GeometryCollection';
  geometries: Area[];
}

const land: Topology<{ communes: Areas; departements: Areas }> = JSON.parse(file);

export const lineOf = (positions: readonly Position[]): Line => positions.map(([x = 0, y = 0]) => [x, y]);

const weighed = presimplify(land);

const communes = land.objects.communes.geometries;
const departments = land.objects.departements.geometries;
const communeByCode = new Map(communes.map((area) => [area.properties.code, area]));

function outlineOf(area: Area): Line {
  const parts =
    area.type === 'MultiPolygon'
      ? feature(land, area).geometry.coordinates
      : [feature(land, area).geometry.coordinates];
  const outlines = parts.map(([ring = []]) => lineOf(ring));
  return outlines.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []);
}

/** Returns an outline in metres. Adjacent outlines share their border points. @throws Error outside Île-de-France */
export const departmentOutline = (code: string): Line => outlineOf(departmentOf(code));

function departmentOf(code: string): Area {
  const found = departments.find(({ properties }) => properties.dep === code);
  if (!found) throw new Error(`Le département ${code} n’est pas sur la carte d’Île-de-France.`);
  return found;
}

/** @param code INSEE code @returns undefined for codes newer than the map data of 2018 */
export function communeOutline(code: string): Line | undefined {
  const found = communeByCode.get(code);
  return found && outlineOf(found);
}

/** @param isShown receives the areas on both sides of a border; for an outer border, both areas are the same object */
const borders = (
  geometries: Area[],
  unseen: number,
  isShown: (one: object, other: object) => boolean,
): Line[] =>
  mesh(simplify(weighed, unseen), { type: 'GeometryCollection', geometries }, isShown).coordinates.map(
    lineOf,
  );

/** Returns simplified borders between a department's communes. @param unseen area in m²; smaller details are omitted */
export const communeBorders = (code: string, unseen: number): Line[] =>
  borders(
    communes.filter(({ properties }) => properties.dep === code),
    unseen,
    (one, other) => one !== other,
  );

/** Returns simplified borders of all departments except the outline of `code`. @param unseen as in `communeBorders` */
export function bordersAround(code: string, unseen: number): Line[] {
  const own = departmentOf(code);
  return borders(departments, unseen, (one, other) => one !== own && other !== own);
}
