import type { Company } from '../../schemas/company.ts';
import { daysOf } from '../facts/hours.ts';
import type { Times } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import type { JsonLdNode } from './node.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

export const geoCoordinates = ({ latitude, longitude }: typeof PARIS): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const departmentArea = (name: string): JsonLdNode => ({ '@type': 'AdministrativeArea', name });

/**
 * Circle around the company for a local page, otherwise around Paris.
 * @param base the company's address, for local pages
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

/** Each page has its own identifier, as pages count different reviews. */
export const ratingNode = (url: string, { value, count }: NonNullable<Declared['rating']>): JsonLdNode => ({
  '@type': 'AggregateRating',
  '@id': `${url}#note`,
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});
