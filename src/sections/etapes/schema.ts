import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { list, oneOf, text } from '../../schemas/fields.ts';
import { drawing } from '../../schemas/photo.ts';
import { refuse } from '../../schemas/refuse.ts';
import { body, flag, icon, defineModel, title } from '../define-model.ts';

const step = z
  .strictObject({
    titre: title,
    texte: body.meta({ photos: true }),
    duree: text(1, 40).optional().meta({ title: 'Durée' }),
    icone: icon.optional(),
    dessin: drawing.meta({ title: 'Dessin', description: 'Sous le texte, dans la forme « ligne »' }),
  })
  .meta({ title: 'Étape' });

/** Maximum number of steps in the layout `ligne`. */
const ACROSS = 5;

export const schema = defineModel(
  'etapes',
  { title: 'Étapes' },
  {
    forme: oneOf(['ligne', 'frise', 'images']).default('ligne').meta({
      title: 'Forme',
      description:
        '« ligne » : en colonnes, cinq au plus ; « frise » : verticale ; « images » : trois par rangée, sous l’image de chacune',
    }),
    etapes: list(step, 3, 9).meta({ title: 'Étapes' }),
    contact: flag({ title: 'Liens devis et appel', description: 'Sous les étapes' }),
  },
).superRefine(({ forme, etapes }, context) => {
  if (forme === 'ligne' && etapes.length > ACROSS) {
    const message = `a ${count(etapes.length, 'étape')}, or la forme « ligne » en montre ${ACROSS} au plus : choisissez « frise »`;
    refuse(context, ['etapes'], message);
  }
  for (const [index, { dessin, icone }] of etapes.entries()) {
    const hidden = `ne paraît pas dans la forme « ${forme} » : retirez ce champ ou choisissez « ligne »`;
    if (dessin && forme !== 'ligne') refuse(context, ['etapes', index, 'dessin'], hidden);
    if (icone && forme === 'images') refuse(context, ['etapes', index, 'icone'], hidden);
  }
});
