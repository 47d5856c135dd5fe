import { z } from 'zod';
import { label, list, oneOf, text } from '../../schemas/fields.ts';
import { defineModel } from '../define-model.ts';

export const schema = defineModel(
  'chiffres',
  { title: 'Chiffres' },
  {
    chiffres: list(
      z
        .strictObject({
          valeur: text(1, 24).meta({
            title: 'Valeur',
            description: 'Un chiffre annoncé, comme {satisfaction}',
          }),
          libelle: label.meta({ title: 'Libellé' }),
        })
        .meta({ title: 'Chiffre' }),
      1,
      8,
    ).meta({ title: 'Chiffres' }),
    aspect: oneOf(['bandeau', 'feuillet']).optional().meta({
      title: 'Aspect',
      description: '« bandeau » : sur fond sombre ; « feuillet » : ligne par ligne, à côté du titre',
    }),
  },
);

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';

export const hasSlip = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'feuillet';
