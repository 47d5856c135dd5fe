import { z } from 'zod';
import { departmentCode, label, list, text } from '../fields.ts';
import { model } from './frame.ts';

/** Departments on the map of the region. */
export const mapSection = model(
  'carte',
  { title: 'Carte d’Île-de-France' },
  {
    departements: list(
      z
        .strictObject({ code: departmentCode, texte: text(4, 220).meta({ title: 'Texte' }) })
        .meta({ title: 'Département' }),
      5,
      8,
    ).meta({ title: 'Départements' }),
  },
);

/** Towns of one department. */
export const townsSection = model(
  'villes',
  { title: 'Communes d’un département' },
  {
    departement: departmentCode,
    villes: list(label.meta({ title: 'Commune' }), 2, 60).meta({
      title: 'Communes',
      description: 'Sous leur nom officiel',
    }),
    suite: text(4, 200).optional().meta({ title: 'Suite', description: 'Phrase après la liste' }),
  },
);

/** Towns of several departments. */
export const townListsSection = model(
  'villes-par-departement',
  { title: 'Communes par département' },
  {
    departements: list(
      z
        .strictObject({
          code: departmentCode,
          citees: list(label.meta({ title: 'Commune' }), 1, 60).meta({
            title: 'Communes citées',
            description: 'Sous leur nom officiel',
          }),
          autres: z.boolean({ error: 'doit être true ou false' }).default(false).meta({
            title: 'Compter les autres',
            description: 'Dit combien d’autres communes compte le département',
          }),
        })
        .meta({ title: 'Département' }),
      1,
      8,
    ).meta({ title: 'Départements' }),
  },
);
