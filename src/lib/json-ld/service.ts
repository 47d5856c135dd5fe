import type { AggregateOffer, City, Offer, Service, WarrantyPromise } from 'schema-dts';
import type { Duration } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import type { PageSource } from './page-graph.ts';
import { BUSINESS_ID, circleArea, dailyHours, departmentArea, ratingNode, ref } from './parts.ts';

const cityArea = (name: string): City => ({ '@type': 'City', name });

const UNIT_CODES = {
  seconde: 'SEC',
  minute: 'MIN',
  heure: 'HUR',
  jour: 'DAY',
  mois: 'MON',
  an: 'ANN',
} as const;

const warrantyPromise = ({ min, unit }: Duration): WarrantyPromise => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: min, unitCode: UNIT_CODES[unit] },
});

/** Prices include taxes. A price «à partir de …» sets only `minPrice`. */
export const offerNodes = ({ offers }: Declared): Offer[] =>
  offers.map(({ name, price, warranty }) => ({
    '@type': 'Offer',
    name,
    itemOffered: { '@type': 'Service', name },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      minPrice: price.min,
      ...(price.max !== undefined && { maxPrice: price.max }),
      valueAddedTaxIncluded: true,
    },
    ...(warranty && { warranty: warrantyPromise(warranty) }),
  }));

function offersOf(declared: Declared): AggregateOffer | Offer[] | undefined {
  const { name, warranty, priceRange } = declared;
  const nodes = offerNodes(declared);
  if (nodes.length === 0)
    return warranty && [{ '@type': 'Offer', name, warranty: warrantyPromise(warranty) }];
  return priceRange
    ? {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: priceRange.min,
        ...(priceRange.max !== undefined && { highPrice: priceRange.max }),
        offerCount: nodes.length,
        offers: nodes,
      }
    : nodes;
}

export function serviceNode(
  { url, description, company, departments, zone }: PageSource,
  declared: Declared,
): Service {
  const { name, serviceType, radiusKm, towns, hours, rating } = declared;
  const offers = offersOf(declared);
  const served = zone ? [zone] : [...departments.values()];
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType,
    description,
    url,
    provider: ref(BUSINESS_ID),
    ...(hours && { hoursAvailable: dailyHours(hours) }),
    areaServed: [
      ...served.map(departmentArea),
      ...towns.map(cityArea),
      ...(radiusKm ? [circleArea(radiusKm, zone ? company.adresse : undefined)] : []),
    ],
    ...(offers && { offers }),
    ...(rating && { aggregateRating: ratingNode(url, rating) }),
  };
}
