import type { Company } from '../../schemas/company.ts';
import type { JsonLdNode } from './node.ts';

/** Centre of Paris: the radius of pages for the whole region is drawn around it. */
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

/** A point on the map. */
export const geoCoordinates = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** A department as a served area. */
export const departmentArea = (name: string): JsonLdNode => ({ '@type': 'AdministrativeArea', name });

/** A commune as a served area. */
export const cityArea = (name: string): JsonLdNode => ({ '@type': 'City', name });

/**
 * The area within a radius: around the firm on a zone's own page, around Paris elsewhere.
 *
 * @param kilometres as the page's markup says
 * @param base the firm's address, for a page of one zone
 */
export const circleArea = (kilometres: number, base?: Company['adresse']): JsonLdNode => ({
  '@type': 'GeoCircle',
  geoMidpoint: geoCoordinates(base ?? PARIS),
  geoRadius: kilometres * 1000,
});
