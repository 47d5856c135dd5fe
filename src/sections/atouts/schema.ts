import { z } from 'zod';
import { list, text } from '../../schemas/fields.ts';
import { icon, model, title } from '../model.ts';

/** A few very short reasons, and a customer who says so. */
export const schema = model(
  'atouts',
  { title: 'Atouts', description: 'Trois ou quatre tuiles très courtes' },
  {
    atouts: list(
      z
        .strictObject({ titre: title, texte: text(2, 120).meta({ title: 'Texte' }), icone: icon })
        .meta({ title: 'Atout' }),
      3,
      4,
    ).meta({ title: 'Atouts' }),
    recit: z
      .string({ error: 'doit être le nom d’un avis' })
      .optional()
      .meta({ title: 'Avis', description: 'Affiché sous les tuiles d’un téléphone', reference: 'avis' }),
  },
);

declare module '../models.ts' {
  interface Models {
    atouts: z.infer<typeof schema>;
  }
}
