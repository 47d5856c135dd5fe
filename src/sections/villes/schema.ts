import { z } from 'zod';
import { departmentCode, label, list, oneOf, text } from '../../schemas/fields.ts';
import { checkTowns, flag, defineModel } from '../define-model.ts';

export const schema = defineModel(
  'villes',
  { title: 'Communes', description: 'D’un département avec leurs distances, ou de plusieurs, repliées' },
  {
    forme: oneOf(['distances', 'departements']).meta({
      title: 'Forme',
      description:
        '« distances » : celles d’un département, avec leurs kilomètres ; « departements » : une liste par département, repliée',
    }),
    departements: list(
      z
        .strictObject({
          code: departmentCode,
          villes: list(label.meta({ title: 'Commune' }), 1, 60).meta({
            title: 'Communes',
            description: 'Sous leur nom officiel',
          }),
          autres: flag({
            title: 'Compter les autres',
            description:
              'Dit combien d’autres communes compte le département, dans la forme « departements »',
          }),
        })
        .meta({ title: 'Département' }),
      1,
      8,
    ).meta({ title: 'Départements' }),
    suite: text(4, 200).optional().meta({ title: 'Suite', description: 'Phrase après la liste' }),
  },
).superRefine(({ forme, departements }, context) => {
  for (const [index, { code, villes }] of departements.entries())
    checkTowns(code, villes, ['departements', index, 'villes'], context);
  if (forme === 'distances' && departements.length > 1) {
    const message =
      'nomme plusieurs départements, or la forme « distances » en montre un : choisissez « departements »';
    context.addIssue({ code: 'custom', path: ['departements'], message });
  }
});
