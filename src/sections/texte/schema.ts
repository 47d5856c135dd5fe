import { z } from 'zod';
import { oneOf, paragraphs, SPOKEN } from '../../schemas/fields.ts';
import { photo } from '../../schemas/photo.ts';
import { body, flag, defineModel, title } from '../define-model.ts';

export const schema = defineModel(
  'texte',
  { title: 'Texte', description: 'Paragraphes, listes et sous-titres' },
  {
    texte: paragraphs(40, 8000).meta({
      title: 'Texte',
      description: `${SPOKEN} ; les sous-titres sont de niveau 3`,
      photos: true,
    }),
    encart: z
      .strictObject({ titre: title, texte: body })
      .optional()
      .meta({ title: 'Encart', description: 'Feuillet à côté du texte' }),
    abrege: flag({
      title: 'Abrégé',
      description: 'Seul le premier paragraphe se lit d’abord, puis « Lire la suite »',
    }),
    photo,
    aspect: oneOf(['bandeau', 'paysage', 'route', 'noms']).optional().meta({
      title: 'Aspect',
      description:
        '« bandeau » : sur fond sombre, le premier paragraphe en grand ; « paysage » : le dessin sur toute la largeur, les points en colonnes dessous ; « noms » : une liste de noms, en colonnes ; « route » : une liste le long d’une chaussée, le nom de chaque route en gras, son trajet en italique, puis sa distance en italique',
    }),
  },
);

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';
