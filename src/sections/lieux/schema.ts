import { z } from 'zod';
import { list, text } from '../../schemas/fields.ts';
import { model, title } from '../model.ts';

export const schema = model(
  'lieux',
  { title: 'Lieux', description: 'La rue dessinée : rue, cour, sous-sol, bureau' },
  {
    lieux: list(
      z.strictObject({ titre: title, texte: text(4, 160).meta({ title: 'Texte' }) }).meta({ title: 'Lieu' }),
      4,
      4,
    ).meta({ title: 'Lieux', description: 'Quatre, dans l’ordre du dessin' }),
  },
);
