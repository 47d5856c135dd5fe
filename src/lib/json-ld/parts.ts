import type { Company } from '../../schemas/company.ts';
import { daysOf } from '../facts/hours.ts';
import type { Times } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import type { JsonLdNode } from './node.ts';

/** Centre of Paris: the radius of pages for the whole region is drawn around it. */
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

export const geoCoordinates = ({ latitude, longitude }: typeof PARIS): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const departmentArea = (name: string): JsonLdNode => ({ '@type': 'AdministrativeArea', name });

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

export const openingNode = (dayOfWeek: string[], { opens, closes }: Times): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** The same hours on every day of the week. */
export const dailyHours = (times: Times): JsonLdNode => openingNode(daysOf({ first: 0, last: 6 }), times);

/** A rating that the page shows, of its own identifier: another page counts other reviews. */
export const ratingNode = (url: string, { value, count }: NonNullable<Declared['rating']>): JsonLdNode => ({
  '@type': 'AggregateRating',
  '@id': `${url}#note`,
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});
