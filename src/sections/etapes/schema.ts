import { z } from 'zod';
import { list, oneOf, text } from '../../schemas/fields.ts';
import { body, flag, icon, model, title } from '../model.ts';

const step = z
  .strictObject({
    titre: title,
    texte: body.meta({ photos: true }),
    duree: text(1, 40).optional().meta({ title: 'Durée' }),
    icone: icon.optional().meta({ title: 'Icône', description: 'Dans les formes « ligne » et « frise »' }),
  })
  .meta({ title: 'Étape' });

export const schema = model(
  'etapes',
  { title: 'Étapes' },
  {
    forme: oneOf(['ligne', 'frise', 'verre', 'camionnette']).default('ligne').meta({
      title: 'Forme',
      description:
        '« ligne » : en colonnes, cinq au plus ; « frise » : verticale ; « verre » : les quatre phases d’une réparation, dessinées dans le verre ; « camionnette » : ses quatre casiers, dessinés ouverts',
    }),
    etapes: list(step, 3, 9).meta({ title: 'Étapes' }),
    contact: flag({ title: 'Liens devis et appel', description: 'Sous les étapes' }),
  },
);

export const isDeep = ({ forme }: z.infer<typeof schema>): boolean =>
  forme === 'camionnette' || forme === 'verre';
