import { type CollectionEntry, getCollection, getEntries } from 'astro:content';
import { typeset } from '../../domain/typography.ts';
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import type { Role } from '../../schemas/roles.ts';
import { type PageCollection, pathOf } from '../content/path-of.ts';
import type { Facts } from '../facts/facts.ts';
import type { Crumb } from '../json-ld/web-page.ts';
import { type CompleteArticle, complete, byRank } from './article.ts';

async function only<C extends 'entreprise' | 'horaires' | 'menus'>(
  name: C,
): Promise<CollectionEntry<C>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`${COLLECTIONS[name].base} manque.`);
  return entry.data;
}

export const company = (): Promise<Company> => only('entreprise');

export const hours = (): Promise<Hours> => only('horaires');

/** Facts that all pages share. `faits` of a page overrides them. */
export async function siteFacts(): Promise<Facts> {
  const [entry] = await getCollection('siteFacts');
  return entry?.data ?? {};
}

export const menus = (): Promise<CollectionEntry<'menus'>['data']> => only('menus');

export const zones = async (): Promise<CollectionEntry<'zones'>[]> =>
  (await getCollection('zones')).sort((a, b) => a.data.zone.ordre - b.data.zone.ordre);

export type Guide = Omit<CollectionEntry<'articles'>, 'data'> & { data: CompleteArticle };

let guidesOfBuild: Promise<Guide[]> | undefined;

/** Returns all guides by rank. A build caches them, because every page lists guides. */
export const articles = (): Promise<readonly Guide[]> =>
  import.meta.env.PROD ? (guidesOfBuild ??= completeArticles()) : completeArticles();

async function completeArticles(): Promise<Guide[]> {
  const { marque } = await company();
  return (await getCollection('articles'))
    .map((entry) => ({ ...entry, data: complete(entry.data, marque) }))
    .sort((a, b) => byRank(a.data, b.data));
}

/** @throws Error if no page has the role, which `npm run check:content` rules out */
export async function pageOf(role: Role): Promise<CollectionEntry<'pages'>> {
  const [entry] = await getCollection('pages', ({ data }) => data.role === role);
  if (!entry) throw new Error(`Aucune page de content/pages n’a le rôle « ${role} ».`);
  return entry;
}

export async function pathOfRole(role: Role): Promise<string> {
  const [text] = await getCollection('legal', ({ data }) => data.role === role);
  return pathOf(text ?? (await pageOf(role)));
}

/** Role of the page that lists the pages of a collection. */
const LISTS: Partial<Record<PageCollection, Role>> = { articles: 'guides', zones: 'remplacement' };

export async function parentCrumb(collection: PageCollection): Promise<Crumb | undefined> {
  const role = LISTS[collection];
  const entry = role && (await pageOf(role));
  return entry && { name: typeset(entry.data.ariane), path: pathOf(entry) };
}

/** Returns the entries in the order of `ids`. In the dev server, invalid entries are missing. */
async function named<C extends 'faq' | 'avis'>(
  collection: C,
  ids: readonly string[],
): Promise<CollectionEntry<C>[]> {
  const found = await getEntries(ids.map((id) => ({ collection, id })));
  return found.filter(Boolean);
}

export const questions = (ids: readonly string[]) => named('faq', ids);

export const reviews = async (ids: readonly string[]) => (await named('avis', ids)).map(({ data }) => data);
