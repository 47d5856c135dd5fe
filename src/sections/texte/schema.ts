import { z } from 'zod';
import { blocksIn, isParagraph } from '../../lib/text/blocks.ts';
import { oneOf, paragraphs, SPOKEN } from '../../schemas/fields.ts';
import { drawing, photo } from '../../schemas/photo.ts';
import { refuse } from '../../schemas/refuse.ts';
import { body, flag, defineModel, marks, title } from '../define-model.ts';

export const schema = defineModel(
  'texte',
  { title: 'Texte', description: 'Paragraphes, listes et sous-titres' },
  {
    reperes: marks,
    texte: paragraphs(40, 8000).meta({
      title: 'Texte',
      description: `${SPOKEN} ; les sous-titres sont de niveau 3`,
      photos: true,
    }),
    encart: z.strictObject({ titre: title, texte: body }).optional().meta({
      title: 'Encart',
      description: 'Feuillet à côté du texte ; sur un bandeau, son **gras** en grand',
    }),
    abrege: flag({
      title: 'Abrégé',
      description: 'Seul le premier paragraphe se lit d’abord, puis « Lire la suite »',
    }),
    photo,
    dessin: drawing,
    aspect: oneOf(['bandeau', 'noms']).optional().meta({
      title: 'Aspect',
      description:
        '« bandeau » : sur fond sombre, le premier paragraphe en grand ; « noms » : une liste de noms, en colonnes',
    }),
  },
).superRefine(({ abrege, texte }, context) => {
  if (!abrege) return;
  const [first, ...others] = blocksIn(texte);
  if (!isParagraph(first) || others.length === 0)
    refuse(
      context,
      ['abrege'],
      'demande un texte qui commence par un paragraphe et continue : retirez ce champ ou complétez le texte',
    );
});

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';

export const hasSlip = ({ encart }: z.infer<typeof schema>): boolean => encart !== undefined;
