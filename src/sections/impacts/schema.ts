import { z } from 'zod';
import { list, oneOf, text } from '../../schemas/fields.ts';
import { body, model, title } from '../model.ts';

export const schema = model(
  'impacts',
  { title: 'Impacts', description: 'Les dommages, dessinés' },
  {
    types: list(
      z
        .strictObject({
          dessin: oneOf(['etoile', 'oeil-de-boeuf', 'fissure', 'combinaison']).meta({ title: 'Dessin' }),
          titre: title,
          texte: body,
          limite: text(2, 120).meta({ title: 'Limite', description: 'Jusqu’où il se répare' }),
        })
        .meta({ title: 'Dommage' }),
      2,
      6,
    ).meta({ title: 'Dommages' }),
  },
);
