import type { Company } from '../../schemas/company.ts';
import { daysOf } from '../facts/hours.ts';
import type { Times } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import type { JsonLdNode } from './node.ts';

/** Centre of Paris and of the area for region-wide pages. */
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

export const geoCoordinates = ({ latitude, longitude }: typeof PARIS): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const departmentArea = (name: string): JsonLdNode => ({ '@type': 'AdministrativeArea', name });

/**
 * GeoCircle around the firm for a zone, otherwise around Paris.
 * @param kilometres from the page's markup
 * @param base the firm's address, for zone pages
 */
export const circleArea = (kilometres: number, base?: Company['adresse']): JsonLdNode => ({
  '@type': 'GeoCircle',
  geoMidpoint: geoCoordinates(base ?? PARIS),
  geoRadius: kilometres * 1000,
});

export const openingHoursNode = (dayOfWeek: string[], { opens, closes }: Times): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

export const dailyHours = (times: Times): JsonLdNode =>
  openingHoursNode(daysOf({ first: 0, last: 6 }), times);

/** Rating under an identifier per page, as pages count different reviews. */
export const ratingNode = (url: string, { value, count }: NonNullable<Declared['rating']>): JsonLdNode => ({
  '@type': 'AggregateRating',
  '@id': `${url}#note`,
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});
