import { z } from 'zod';
import { label, list, text } from '../../schemas/fields.ts';
import { model } from '../model.ts';

export const schema = model(
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
  },
);

declare module '../models.ts' {
  interface Models {
    chiffres: z.infer<typeof schema>;
  }
}
