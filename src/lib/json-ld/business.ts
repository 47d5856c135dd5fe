import { phoneKey } from '../../domain/phone.ts';
import type { Company } from '../../schemas/company.ts';
import type { Markup } from '../../schemas/markup.ts';
import { SITE_ORIGIN } from '../site-origin.ts';
import { circleArea, departmentArea, geoCoordinates } from './areas.ts';
import { BUSINESS_ID, type JsonLdNode } from './node.ts';
import { offerNodes } from './offers.ts';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const openingHours = (opens: string, closes: string): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: EVERY_DAY,
  opens,
  closes,
});

/** What the firm's node is made of on one page. */
export interface BusinessSource {
  company: Company;
  /** Names of the departments by code, all served. */
  departments: ReadonlyMap<string, string>;
  markup?: Markup | undefined;
}

/**
 * The firm: one node with one identifier on every page, saying the hours, prices and rating that the page
 * advertises, or else the firm's own hours (specification 2 §9, structured-data facts).
 */
export function businessNode({ company, departments, markup }: BusinessSource): JsonLdNode {
  const { adresse, horaires, horairesTelephone } = company;
  const hours = markup?.horaires ?? { ouvre: horaires.ouverture, ferme: horaires.fermeture };
  const telephone = phoneKey(company.telephone);
  return {
    '@type': 'AutoRepair',
    '@id': BUSINESS_ID,
    name: company.marque,
    legalName: company.raisonSociale,
    url: `${SITE_ORIGIN}/`,
    image: `${SITE_ORIGIN}/og/accueil.jpg`,
    logo: `${SITE_ORIGIN}/apple-touch-icon.png`,
    telephone,
    email: company.courriel,
    foundingDate: String(company.fondation),
    address: {
      '@type': 'PostalAddress',
      streetAddress: adresse.rue,
      postalCode: adresse.codePostal,
      addressLocality: adresse.ville,
      addressRegion: departments.get(adresse.codePostal.slice(0, 2)),
      addressCountry: 'FR',
    },
    geo: geoCoordinates(adresse),
    openingHoursSpecification: openingHours(hours.ouvre, hours.ferme),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      availableLanguage: 'fr',
      hoursAvailable: openingHours(horairesTelephone.ouverture, horairesTelephone.fermeture),
    },
    areaServed: [
      ...[...departments.values()].map(departmentArea),
      ...(markup?.type === 'entreprise' && markup.rayonKm ? [circleArea(markup.rayonKm)] : []),
    ],
    ...(markup?.gammeDePrix && { priceRange: markup.gammeDePrix }),
    ...(markup?.paiements && { paymentAccepted: markup.paiements.join(', '), currenciesAccepted: 'EUR' }),
    ...(markup?.note && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: markup.note.valeur,
        reviewCount: markup.note.nombre,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(markup?.type === 'entreprise' && markup.offres && { makesOffer: offerNodes(markup) }),
  };
}
