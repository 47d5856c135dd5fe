import { getCollection } from 'astro:content';
import { typeset } from '../../domain/typography.ts';
import { pathOf } from '../content/path-of.ts';
import { linkTo } from '../text/link-to.ts';
import { zones } from './collections.ts';
import { DEVIS_HREF } from './links.ts';

export interface Place {
  link: { href: string };
  name: string;
  /** Name with its preposition: «dans les Yvelines». */
  where: string;
  /** Whether the department has a page; otherwise, `link` leads to the quote form. */
  hasPage: boolean;
}

/** Returns the departments that the company serves, by code. */
export async function places(): Promise<ReadonlyMap<string, Place>> {
  const pages = new Map((await zones()).map((zone) => [zone.data.zone.code, pathOf(zone)]));
  const departments = await getCollection('departements');
  return new Map(
    departments.map(({ id, data: { nom, dans } }) => [
      id,
      {
        link: linkTo(pages.get(id) ?? DEVIS_HREF),
        name: typeset(nom),
        where: typeset(dans),
        hasPage: pages.has(id),
      },
    ]),
  );
}
