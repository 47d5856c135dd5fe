import { z } from 'zod';
import { otherTowns } from '../../lib/map/towns.ts';
import { departmentCode, label, list, oneOf, text } from '../../schemas/fields.ts';
import { refuse } from '../../schemas/refuse.ts';
import { unknownTown } from '../../schemas/town.ts';
import { flag, defineModel } from '../define-model.ts';

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
    suite: text(4, 200)
      .optional()
      .meta({ title: 'Suite', description: 'Phrase après la liste des distances' }),
  },
).superRefine(({ forme, departements, suite }, context) => {
  for (const [index, { code, villes, autres }] of departements.entries()) {
    for (const [at, name] of villes.entries()) {
      const message = unknownTown(name, code);
      if (message) refuse(context, ['departements', index, 'villes', at], message);
    }
    if (autres && otherTowns(code, villes).length === 0)
      refuse(
        context,
        ['departements', index, 'autres'],
        'n’a rien à compter, car toutes les communes sont nommées : retirez-le',
      );
    if (forme === 'distances' && autres)
      refuse(
        context,
        ['departements', index, 'autres'],
        'ne paraît pas dans la forme « distances » : retirez-le ou choisissez « departements »',
      );
  }
  if (forme === 'distances' && departements.length > 1)
    refuse(
      context,
      ['departements'],
      'nomme plusieurs départements, or la forme « distances » en montre un : choisissez « departements »',
    );
  if (forme === 'departements' && suite)
    refuse(
      context,
      ['suite'],
      'ne paraît pas dans la forme « departements » : retirez-la ou choisissez « distances »',
    );
});
