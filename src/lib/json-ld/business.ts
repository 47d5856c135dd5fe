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
interface BusinessSource {
  path: string;
  company: Company;
  /** Names of the departments by code, all served. */
  departments: ReadonlyMap<string, string>;
  markup?: Markup | undefined;
}

/** What stands once, where the firm presents itself: search engines join what pages say of it by its identifier. */
const companyDetails = (
  { raisonSociale, courriel, fondation, horairesTelephone }: Company,
  telephone: string,
) => ({
  legalName: raisonSociale,
  logo: `${SITE_ORIGIN}/apple-touch-icon.png`,
  email: courriel,
  foundingDate: String(fondation),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    availableLanguage: 'fr',
    hoursAvailable: openingHours(horairesTelephone.ouverture, horairesTelephone.fermeture),
  },
});

/** Where the firm works, on a page that sells no service of narrower bounds. */
const firmAreas = (departments: BusinessSource['departments'], markup: Markup | undefined): JsonLdNode[] => [
  ...[...departments.values()].map(departmentArea),
  ...(markup?.type === 'entreprise' && markup.rayonKm ? [circleArea(markup.rayonKm)] : []),
];

/**
 * The firm: one node with one identifier on every page, saying the hours, prices and rating that the page
 * advertises, or else the firm's own hours.
 */
export function businessNode({ path, company, departments, markup }: BusinessSource): JsonLdNode {
  const { adresse, horaires } = company;
  const hours = markup?.horaires ?? { ouvre: horaires.ouverture, ferme: horaires.fermeture };
  const telephone = phoneKey(company.telephone);
  const ofFirm = path === '/' || markup?.type === 'entreprise';
  return {
    '@type': 'AutoRepair',
    '@id': BUSINESS_ID,
    name: company.marque,
    url: `${SITE_ORIGIN}/`,
    image: `${SITE_ORIGIN}/og/accueil.jpg`,
    telephone,
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
    ...(path === '/a-propos' && companyDetails(company, telephone)),
    ...(ofFirm && { areaServed: firmAreas(departments, markup) }),
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
