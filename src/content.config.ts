import { type CollectionConfig, defineCollection } from 'astro/content/config';
import { z } from 'zod';
import { contentLoader, siteFactsLoader } from './lib/content/loader.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './schemas/collections.ts';

type Configured = { [C in CollectionName]: CollectionConfig<(typeof COLLECTIONS)[C]['schema']> };

/** Content collections for Astro. The loader validates the data, so Astro uses the schemas only for types. */
export const collections = {
  siteFacts: defineCollection({ loader: siteFactsLoader(), schema: z.record(z.string(), z.string()) }),
  ...(Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      defineCollection({ loader: contentLoader(name), schema: COLLECTIONS[name].schema }),
    ]),
  ) as Configured),
};
