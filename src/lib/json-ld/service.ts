import type { Company } from '../../schemas/company.ts';
import type { Markup } from '../../schemas/markup.ts';
import { circleArea, cityArea, departmentArea } from './areas.ts';
import { BUSINESS_ID, type JsonLdNode, ref } from './node.ts';
import { offerNodes, warrantyPromise } from './offers.ts';

/** What the service's node is made of. */
interface ServiceSource {
  markup: Markup;
  url: string;
  description: string;
  company: Company;
  departments: ReadonlyMap<string, string>;
  /** Department of a zone page. */
  zone?: string | undefined;
}

/** The service a page sells, provided by the firm, where and at what price. */
export function serviceNode({
  markup,
  url,
  description,
  company,
  departments,
  zone,
}: ServiceSource): JsonLdNode {
  const { rayonKm, communes = [], garantie } = markup;
  const served = zone ? [zone] : [...departments.values()];
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: markup.nom,
    serviceType: markup.typeDeService ?? markup.nom,
    description,
    url,
    provider: ref(BUSINESS_ID),
    areaServed: [
      ...served.map(departmentArea),
      ...communes.map(cityArea),
      ...(rayonKm ? [circleArea(rayonKm, zone ? company.adresse : undefined)] : []),
    ],
    offers: markup.offres
      ? offerNodes(markup)
      : garantie && [{ '@type': 'Offer', name: markup.nom, warranty: warrantyPromise(garantie) }],
  };
}
