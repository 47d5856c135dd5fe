import { type CollectionConfig, defineCollection } from 'astro/content/config';
import { contentLoader } from './lib/content/loader.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './schemas/collections.ts';

type Configured = { [C in CollectionName]: CollectionConfig<(typeof COLLECTIONS)[C]['schema']> };

/** Content collections for Astro. The loader validates the data, so Astro uses the schemas only for types. */
export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection({ loader: contentLoader(name), schema: COLLECTIONS[name].schema }),
  ]),
) as Configured;
