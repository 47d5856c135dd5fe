import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { link, list, oneOf, text } from '../../schemas/fields.ts';
import { drawing } from '../../schemas/photo.ts';
import { refuse } from '../../schemas/refuse.ts';
import { body, defineModel, title } from '../define-model.ts';

const point = z
  .strictObject({
    titre: title,
    texte: body,
    prix: text(1, 60)
      .optional()
      .meta({ title: 'Prix', description: 'Un chiffre annoncé, comme {prix-remplacement} ; sur la voiture' }),
    points: list(text(2, 200).meta({ title: 'Ligne' }), 1, 8)
      .optional()
      .meta({ title: 'Lignes', description: 'Liste courte sous le texte, sur la voiture' }),
    lien: link.optional().meta({ description: 'Sur la voiture' }),
  })
  .meta({ title: 'Point' });

const PLACES = { rue: [4], voiture: [5], verre: [4], camionnette: [4], paysage: [3, 4] };

export const schema = defineModel(
  'scene',
  { title: 'Scène dessinée', description: 'Un grand dessin, et ses points dans leur ordre' },
  {
    dessin: oneOf(keysOf(PLACES)).meta({
      title: 'Dessin',
      description:
        '« rue » : quatre lieux, de gauche à droite (rue, cour, sous-sol, bureau) ; « voiture » : cinq prestations, vues de dessus (pare-brise, impact, autres vitres, camionnette, flotte) ; « verre » : les quatre phases d’une réparation ; « camionnette » : ses quatre casiers ; « paysage » : une image sur toute la largeur, et trois ou quatre points dessous',
    }),
    image: drawing.meta({ title: 'Image', description: 'Le paysage' }),
    points: list(point, 3, 5).meta({ title: 'Points', description: 'Dans l’ordre du dessin' }),
  },
).superRefine(({ dessin, image, points }, context) => {
  const places = PLACES[dessin];
  if (!places.includes(points.length))
    refuse(
      context,
      ['points'],
      `a ${count(points.length, 'point')}, or le dessin « ${dessin} » en montre ${places.join(' ou ')}`,
    );
  if (dessin === 'paysage' && !image) refuse(context, ['image'], 'manque : choisissez le paysage');
  if (dessin !== 'paysage' && image)
    refuse(
      context,
      ['image'],
      `ne paraît pas sur le dessin « ${dessin} » : retirez-la ou choisissez « paysage »`,
    );
  for (const [index, value] of points.entries())
    for (const field of ['prix', 'points', 'lien'] as const)
      if (dessin !== 'voiture' && value[field])
        refuse(
          context,
          ['points', index, field],
          `ne paraît pas sur le dessin « ${dessin} » : retirez-le ou choisissez « voiture »`,
        );
});

export type Points = z.infer<typeof schema>['points'];

export const isDeep = ({ dessin }: z.infer<typeof schema>): boolean =>
  dessin !== 'rue' && dessin !== 'paysage';

/** Name of a drawing that a page may show only once: any except landscapes. */
export const once = ({ dessin }: z.infer<typeof schema>): string | undefined =>
  dessin === 'paysage' ? undefined : `le dessin « ${dessin} »`;
