import { z } from 'zod';
import { departmentCode, label, list } from '../../schemas/fields.ts';
import { checkTowns, flag, model } from '../model.ts';

export const schema = model(
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
          autres: flag({
            title: 'Compter les autres',
            description: 'Dit combien d’autres communes compte le département',
          }),
        })
        .meta({ title: 'Département' }),
      1,
      8,
    ).meta({ title: 'Départements' }),
  },
).superRefine(({ departements }, context) => {
  for (const [index, { code, citees }] of departements.entries())
    checkTowns(code, citees, ['departements', index, 'citees'], context);
});
