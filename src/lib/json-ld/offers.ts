import type { Markup } from '../../schemas/markup.ts';
import type { JsonLdNode } from './node.ts';

const UNIT_CODES = { an: 'ANN', ans: 'ANN', mois: 'MON' } as const;

/** «2 ans» or «12 mois» as a promise that counts in UN/CEFACT units; nothing for a text without a number. */
export function warrantyPromise(text: string): JsonLdNode | undefined {
  const [, value, unit] = /^(\d+)\s(ans?|mois)$/.exec(text) ?? [];
  if (!value || !unit) return undefined;
  return {
    '@type': 'WarrantyPromise',
    durationOfWarranty: {
      '@type': 'QuantitativeValue',
      value: Number(value),
      unitCode: UNIT_CODES[unit as keyof typeof UNIT_CODES],
    },
  };
}

/** A page's offers with their price range, taxes included. */
export const offerNodes = ({ offres = [], garantie }: Pick<Markup, 'offres' | 'garantie'>): JsonLdNode[] =>
  offres.map(({ nom, prixMin, prixMax }) => ({
    '@type': 'Offer',
    name: nom,
    itemOffered: { '@type': 'Service', name: nom },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      minPrice: prixMin,
      // A price without an end is read as the price itself by those who want one number.
      ...(prixMax === undefined ? { price: prixMin } : { maxPrice: prixMax }),
      valueAddedTaxIncluded: true,
    },
    ...(garantie && { warranty: warrantyPromise(garantie) }),
  }));
