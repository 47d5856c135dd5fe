import { getCollection } from 'astro:content';
import { zones } from './collections.ts';
import { DEVIS_HREF } from './site-links.ts';
import { typeset } from './typography.ts';

/** Where a department leads, and its name. */
export interface Place {
  href: string;
  name: string;
}

/** Every department served by its code: its own page where it has one, the quote where it has none. */
export async function places(): Promise<ReadonlyMap<string, Place>> {
  const pages = new Map((await zones()).map(({ id, data }) => [data.zone.code, `/${id}`]));
  const departments = await getCollection('departements');
  return new Map(
    departments.map(({ id, data }) => [id, { href: pages.get(id) ?? DEVIS_HREF, name: typeset(data.nom) }]),
  );
}
