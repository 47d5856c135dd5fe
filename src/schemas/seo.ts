import { z } from 'zod';
import { LONGEST } from '../lib/text/titles.ts';
import { text } from './fields.ts';

/** Texts for search results and link previews, which truncate longer texts. */
export const seoSchema = z
  .strictObject({
    titre: text(15, LONGEST.title).meta({
      title: 'Titre',
      description: 'Dans les résultats de recherche et dans l’onglet',
    }),
    description: text(70, LONGEST.description).meta({
      title: 'Description',
      description: 'Deux phrases pour les résultats de recherche',
    }),
  })
  .meta({ title: 'Moteurs de recherche' });
