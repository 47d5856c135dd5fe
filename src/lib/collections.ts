import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Company } from '../schemas/company.ts';
import { companyNames } from './content/names.ts';
import type { Names } from './markdown.ts';

/** The firm's identity. */
export async function company(): Promise<Company> {
  const entry = await getEntry('entreprise', 'entreprise');
  if (!entry) throw new Error('content/reglages/entreprise.json manque.');
  return entry.data;
}

/** The zone pages in their order. */
export const zones = async (): Promise<CollectionEntry<'zones'>[]> =>
  (await getCollection('zones')).sort((a, b) => a.data.zone.ordre - b.data.zone.ordre);

/** The guides of the blog in their order. */
export const articles = async (): Promise<CollectionEntry<'articles'>[]> =>
  (await getCollection('articles')).sort((a, b) => a.data.ordre - b.data.ordre);

/**
 * One page by its name.
 *
 * @throws Error when content/pages has no such file
 */
export async function page(name: string): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`content/pages/${name}.md manque.`);
  return entry;
}

/** The questions of a section, in the order the page names them. */
export const questions = async (ids: readonly string[]): Promise<CollectionEntry<'faq'>[]> => {
  const all = new Map((await getCollection('faq')).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => all.get(id) ?? []);
};

/** The reviews of a section, in the order the page names them. */
export const reviews = async (ids: readonly string[]): Promise<CollectionEntry<'avis'>['data'][]> => {
  const all = new Map((await getCollection('avis')).map((entry) => [entry.data.id, entry.data]));
  return ids.flatMap((id) => all.get(id) ?? []);
};

/** Everything a page's texts may name: its own figures and the firm's facts. */
export const namesFor = async (facts: Record<string, string>): Promise<Names> => ({
  ...companyNames(await company()),
  ...facts,
});
