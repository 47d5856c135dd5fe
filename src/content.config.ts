import { type CollectionConfig, defineCollection } from 'astro/content/config';
import { contentLoader } from './lib/content/loader.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './schemas/collections.ts';

type Configured = { [C in CollectionName]: CollectionConfig<(typeof COLLECTIONS)[C]['schema']> };

/**
 * Every collection of content/, as `src/schemas` describes it. The schemas give types and completion here: the loader's
 * data have passed them already. Texts that are imported where they are used are collections for the completion alone.
 */
export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection({ loader: contentLoader(name), schema: COLLECTIONS[name].schema }),
  ]),
) as Configured;
