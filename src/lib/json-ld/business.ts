import type { AutoRepair, OpeningHoursSpecification } from 'schema-dts';
import { phoneKey } from '../../domain/phone.ts';
import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import { daysOf, stretchesOf } from '../facts/hours.ts';
import { type Amount, euros, inThousands } from '../facts/kinds.ts';
import { SITE_ORIGIN } from '../site/origin.ts';
import type { PageSource } from './page-graph.ts';
import {
  BUSINESS_ID,
  circleArea,
  dailyHours,
  departmentArea,
  geoCoordinates,
  openingHoursNode,
  ratingNode,
} from './parts.ts';
import { offerNodes } from './service.ts';

/** @returns one node, or a list if the open days have different hours or are not consecutive */
function openingHours(hours: Hours): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const nodes = stretchesOf(hours).map((stretch) => openingHoursNode(daysOf(stretch), stretch));
  const [first] = nodes;
  return nodes.length === 1 && first ? first : nodes;
}

/** Google's guidelines write a closed day as `opens` and `closes` at 00:00. */
const closedDays = ({ fermetures }: Hours): OpeningHoursSpecification[] =>
  fermetures.map(({ du, au }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: du,
    validThrough: au,
    opens: '00:00',
    closes: '00:00',
  }));

const identity = ({ raisonSociale, courriel, fondation, horairesTelephone, telephone }: Company) => ({
  legalName: raisonSociale,
  logo: `${SITE_ORIGIN}/apple-touch-icon.png`,
  email: courriel,
  foundingDate: String(fondation),
  contactPoint: {
    '@type': 'ContactPoint' as const,
    contactType: 'customer service',
    telephone: phoneKey(telephone),
    availableLanguage: 'fr',
    hoursAvailable: dailyHours({ opens: horairesTelephone.ouverture, closes: horairesTelephone.fermeture }),
  },
});

const priceRange = ({ min, max }: Amount): string =>
  max === undefined ? `à partir de ${euros(min)}` : `${inThousands(min)}-${euros(max)}`;

/** Returns hours, area, prices and rating of the company. Hours that the page declares override the opening hours. */
const trade = ({ url, hours, departments, declared }: PageSource) => ({
  openingHoursSpecification: declared?.hours ? dailyHours(declared.hours) : openingHours(hours),
  ...(hours.fermetures.length > 0 && { specialOpeningHoursSpecification: closedDays(hours) }),
  areaServed: [
    ...[...departments.values()].map(departmentArea),
    ...(declared?.radiusKm ? [circleArea(declared.radiusKm)] : []),
  ],
  ...(declared?.priceRange && { priceRange: priceRange(declared.priceRange) }),
  ...(declared?.payments && { paymentAccepted: declared.payments, currenciesAccepted: 'EUR' }),
  ...(declared?.rating && { aggregateRating: ratingNode(url, declared.rating) }),
  ...(declared && declared.offers.length > 0 && { makesOffer: offerNodes(declared) }),
});

/** On the home page, the node has the company's offer. On the about page, the node has the company's identity. */
export function businessNode(source: PageSource): AutoRepair {
  const { role, company, home } = source;
  const { marque, telephone, adresse } = company;
  return {
    '@type': 'AutoRepair',
    '@id': BUSINESS_ID,
    name: marque,
    url: `${SITE_ORIGIN}/`,
    image: `${SITE_ORIGIN}/og/${home}.jpg`,
    telephone: phoneKey(telephone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: adresse.rue,
      postalCode: adresse.codePostal,
      addressLocality: adresse.ville,
      addressRegion: 'Île-de-France',
      addressCountry: 'FR',
    },
    geo: geoCoordinates(adresse),
    ...(role === 'accueil' ? trade(source) : identity(company)),
  };
}
