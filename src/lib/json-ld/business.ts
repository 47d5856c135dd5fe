import { phoneKey } from '../../domain/phone.ts';
import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import { daysOf, stretchesOf } from '../facts/hours.ts';
import { type Amount, euros, inThousands, type Times } from '../facts/kinds.ts';
import { SITE_ORIGIN } from '../site/origin.ts';
import { BUSINESS_ID, type JsonLdNode } from './node.ts';
import type { PageSource } from './page-graph.ts';
import { circleArea, departmentArea, geoCoordinates, offerNodes } from './service.ts';

const openingNode = (dayOfWeek: string[], { opens, closes }: Times): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** The same hours on every day of the week. */
const dailyHours = (times: Times): JsonLdNode => openingNode(daysOf({ first: 0, last: 6 }), times);

/** The firm's hours: one node where all days are alike, else one for each stretch of days. */
function openingHours(hours: Hours): JsonLdNode | JsonLdNode[] {
  const nodes = stretchesOf(hours).map((stretch) => openingNode(daysOf(stretch), stretch));
  const [first] = nodes;
  return nodes.length === 1 && first ? first : nodes;
}

/** Days on which nobody works: closed from midnight to midnight, as Google asks for it. */
const closedDays = ({ fermetures }: Hours): JsonLdNode[] =>
  fermetures.map(({ du, au }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: du,
    validThrough: au,
    opens: '00:00',
    closes: '00:00',
  }));

/** Properties that stand once, where the firm presents itself: search engines join its nodes by their identifier. */
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
    hoursAvailable: dailyHours({ opens: horairesTelephone.ouverture, closes: horairesTelephone.fermeture }),
  },
});

/** Where the firm works, on a page that sells no service of narrower bounds. */
const firmAreas = ({ departments, declared }: PageSource): JsonLdNode[] => [
  ...[...departments.values()].map(departmentArea),
  ...(declared?.type === 'entreprise' && declared.radiusKm ? [circleArea(declared.radiusKm)] : []),
];

const priceRange = ({ min, max }: Amount): string =>
  max === undefined ? `à partir de ${euros(min)}` : `${inThousands(min)}-${euros(max)}`;

/**
 * The firm as a page presents it, with the hours, prices and rating that this page advertises, or else the firm's own
 * hours. They differ from page to page, so each page's node has its own identifier and names the firm above it: joined
 * under one identifier they would contradict each other.
 */
export function businessNode(source: PageSource): JsonLdNode {
  const { role, url, company, hours, departments, declared } = source;
  const { adresse } = company;
  const telephone = phoneKey(company.telephone);
  const ofFirm = role === 'accueil' || declared?.type === 'entreprise';
  return {
    '@type': 'AutoRepair',
    '@id': role === 'accueil' ? BUSINESS_ID : `${url}#business`,
    name: company.marque,
    url: `${SITE_ORIGIN}/`,
    ...(role !== 'accueil' && {
      parentOrganization: {
        '@type': 'Organization',
        '@id': BUSINESS_ID,
        name: company.marque,
        url: `${SITE_ORIGIN}/`,
      },
    }),
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
    openingHoursSpecification: declared?.hours ? dailyHours(declared.hours) : openingHours(hours),
    ...(role === 'a-propos' && {
      ...companyDetails(company, telephone),
      ...(hours.fermetures.length > 0 && { specialOpeningHoursSpecification: closedDays(hours) }),
    }),
    ...(ofFirm && { areaServed: firmAreas(source) }),
    ...(declared?.priceRange && { priceRange: priceRange(declared.priceRange) }),
    ...(declared?.payments && { paymentAccepted: declared.payments, currenciesAccepted: 'EUR' }),
    ...(declared?.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: declared.rating.value,
        reviewCount: declared.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(declared?.type === 'entreprise' &&
      declared.offers.length > 0 && { makesOffer: offerNodes(declared) }),
  };
}
