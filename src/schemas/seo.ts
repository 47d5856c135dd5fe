import { z } from 'zod';
import { text } from './fields.ts';

/** What search engines and shared links show. */
export const seoSchema = z
  .strictObject({
    titre: text(15, 70).meta({
      title: 'Titre',
      description: 'Dans les résultats de recherche et dans l’onglet',
    }),
    description: text(70, 165).meta({
      title: 'Description',
      description: 'Deux phrases pour les résultats de recherche',
    }),
  })
  .meta({ title: 'Moteurs de recherche' });
