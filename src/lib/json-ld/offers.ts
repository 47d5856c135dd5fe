import type { Duration } from '../facts/kinds.ts';
import type { Declared } from './declared.ts';
import type { JsonLdNode } from './node.ts';

/** Units of UN/CEFACT. */
const UNIT_CODES = {
  seconde: 'SEC',
  minute: 'MIN',
  heure: 'HUR',
  jour: 'DAY',
  mois: 'MON',
  an: 'ANN',
} as const;

/** A warranty of a length of time. */
export const warrantyPromise = ({ min, unit }: Duration): JsonLdNode => ({
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
