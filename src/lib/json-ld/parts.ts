import type {
  AdministrativeArea,
  AggregateRating,
  DayOfWeek,
  GeoCircle,
  GeoCoordinates,
  OpeningHoursSpecification,
} from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import { daysOf } from '../facts/hours.ts';
import type { Times } from '../facts/kinds.ts';
import { SITE_ORIGIN } from '../site/origin.ts';
import type { Declared } from './declared.ts';

/** Id of the company's node, which only the home page and the about page contain. */
export const BUSINESS_ID = `${SITE_ORIGIN}/#business`;

export const WEBSITE_ID = `${SITE_ORIGIN}/#website`;

export const ref = (id: string) => ({ '@id': id });

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

export const geoCoordinates = ({ latitude, longitude }: typeof PARIS): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const departmentArea = (name: string): AdministrativeArea => ({ '@type': 'AdministrativeArea', name });

/** @param base centre of the circle: the company's address on local pages, Paris by default */
export const circleArea = (kilometres: number, base?: Company['adresse']): GeoCircle => ({
  '@type': 'GeoCircle',
  geoMidpoint: geoCoordinates(base ?? PARIS),
  geoRadius: kilometres * 1000,
});

export const openingHoursNode = (
  dayOfWeek: DayOfWeek[],
  { opens, closes }: Times,
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

export const dailyHours = (times: Times): OpeningHoursSpecification =>
  openingHoursNode(daysOf({ first: 0, last: 6 }), times);

/** The id contains the page's URL, because pages may declare different ratings. */
export const ratingNode = (
  url: string,
  { value, count }: NonNullable<Declared['rating']>,
): AggregateRating => ({
  '@type': 'AggregateRating',
  '@id': `${url}#note`,
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});
