import { z } from 'zod';
import { list, text } from '../../schemas/fields.ts';
import { icon, model, title } from '../model.ts';

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
  },
);
