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
    bandeau: z
      .boolean({ error: 'doit être true ou false' })
      .optional()
      .meta({ title: 'Bandeau', description: 'Sur fond sombre' }),
    feuillet: z.boolean({ error: 'doit être true ou false' }).optional().meta({
      title: 'Feuillet',
      description: 'Ligne par ligne sur une feuille de papier, à côté du titre',
    }),
  },
);

/** A band has a dark ground of its own. */
export const isDeep = ({ bandeau = false }: z.infer<typeof schema>): boolean => bandeau;

declare module '../models.ts' {
  interface Models {
    chiffres: z.infer<typeof schema>;
  }
}
