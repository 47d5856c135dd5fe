import { type CollectionConfig, defineCollection } from 'astro/content/config';
import { contentLoader } from './lib/content/loader.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './schemas/collections.ts';

type Configured = { [C in CollectionName]: CollectionConfig<(typeof COLLECTIONS)[C]['schema']> };

/**
 * Every collection of content/. The loader has validated the data, so that schemas only add types here; collections
 * imported elsewhere are listed for code completion.
 */
export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection({ loader: contentLoader(name), schema: COLLECTIONS[name].schema }),
  ]),
) as Configured;
