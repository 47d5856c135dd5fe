import { getCollection } from 'astro:content';
import { typeset } from '../../domain/typography.ts';
import { pathOf } from '../content/path-of.ts';
import { linkTo } from '../text/link-to.ts';
import { zones } from './collections.ts';
import { DEVIS_HREF } from './links.ts';

/** Where a department leads, and what a link to it is named after. */
export interface Place {
  link: { href: string };
  name: string;
  /** Its name with the preposition: «dans les Yvelines». */
  where: string;
  /** Without a page of its own, its link is one to the quote and says so. */
  hasPage: boolean;
}

/** Every department served by its code: its own page where it has one, the quote where it has none. */
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
