import { circleArea, cityArea, departmentArea } from './areas.ts';
import type { Declared } from './declared.ts';
import { BUSINESS_ID, type JsonLdNode, ref } from './node.ts';
import { offerNodes, warrantyPromise } from './offers.ts';
import type { PageSource } from './page-graph.ts';

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
