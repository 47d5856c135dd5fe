import { departmentCode, label, list, text } from '../../schemas/fields.ts';
import { checkTowns, model } from '../model.ts';

export const schema = model(
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
).superRefine(({ departement, villes }, context) => checkTowns(departement, villes, ['villes'], context));
