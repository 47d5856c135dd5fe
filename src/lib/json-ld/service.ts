import type { Company } from '../../schemas/company.ts';
import type { Duration } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import { BUSINESS_ID, type JsonLdNode, ref } from './node.ts';
import type { PageSource } from './page-graph.ts';

/** Centre of Paris: the radius of pages for the whole region is drawn around it. */
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

export const geoCoordinates = ({ latitude, longitude }: typeof PARIS): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const departmentArea = (name: string): JsonLdNode => ({ '@type': 'AdministrativeArea', name });

const cityArea = (name: string): JsonLdNode => ({ '@type': 'City', name });

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

/** Units of UN/CEFACT. */
const UNIT_CODES = {
  seconde: 'SEC',
  minute: 'MIN',
  heure: 'HUR',
  jour: 'DAY',
  mois: 'MON',
  an: 'ANN',
} as const;

const warrantyPromise = ({ min, unit }: Duration): JsonLdNode => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: min, unitCode: UNIT_CODES[unit] },
});

/** A page's offers with their price range, taxes included. */
export const offerNodes = ({ offers, warranty }: Declared): JsonLdNode[] =>
  offers.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    itemOffered: { '@type': 'Service', name },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      minPrice: price.min,
      // A price without an end is read as the price itself by those who want one number.
      ...(price.max === undefined ? { price: price.min } : { maxPrice: price.max }),
      valueAddedTaxIncluded: true,
    },
    ...(warranty && { warranty: warrantyPromise(warranty) }),
  }));

/** The service a page sells, provided by the firm, where and at what price. */
export function serviceNode(
  { url, description, company, departments, zone }: PageSource,
  declared: Declared,
): JsonLdNode {
  const { name, serviceType, radiusKm, towns, warranty, offers } = declared;
  const served = zone ? [zone] : [...departments.values()];
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType,
    description,
    url,
    provider: ref(BUSINESS_ID),
    areaServed: [
      ...served.map(departmentArea),
      ...towns.map(cityArea),
      ...(radiusKm ? [circleArea(radiusKm, zone ? company.adresse : undefined)] : []),
    ],
    offers:
      offers.length > 0
        ? offerNodes(declared)
        : warranty && [{ '@type': 'Offer', name, warranty: warrantyPromise(warranty) }],
  };
}
