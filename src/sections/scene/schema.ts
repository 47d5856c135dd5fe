import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { link, list, oneOf, text } from '../../schemas/fields.ts';
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

/** How many points each drawing has a place for, and whether they carry more than their text. */
const DRAWINGS = {
  rue: { places: 4, carries: false },
  voiture: { places: 5, carries: true },
  verre: { places: 4, carries: false },
  camionnette: { places: 4, carries: false },
} as const;

export const schema = defineModel(
  'scene',
  { title: 'Scène dessinée', description: 'Un grand dessin, et ses points dans leur ordre' },
  {
    dessin: oneOf(keysOf(DRAWINGS)).meta({
      title: 'Dessin',
      description:
        '« rue » : quatre lieux, de gauche à droite (rue, cour, sous-sol, bureau) ; « voiture » : cinq prestations, vues de dessus (pare-brise, impact, autres vitres, camionnette, flotte) ; « verre » : les quatre phases d’une réparation ; « camionnette » : ses quatre casiers',
    }),
    points: list(point, 4, 5).meta({ title: 'Points', description: 'Dans l’ordre du dessin' }),
  },
).superRefine(({ dessin, points }, context) => {
  const { places, carries } = DRAWINGS[dessin];
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['points', ...path], message });
  if (points.length !== places)
    refuse([], `a ${count(points.length, 'point')}, or le dessin « ${dessin} » en montre ${places}`);
  for (const [index, value] of points.entries())
    for (const field of ['prix', 'points', 'lien'] as const)
      if (!carries && value[field])
        refuse(
          [index, field],
          `ne paraît pas sur le dessin « ${dessin} » : retirez-le ou choisissez « voiture »`,
        );
});

export type Points = z.infer<typeof schema>['points'];

export const isDeep = ({ dessin }: z.infer<typeof schema>): boolean => dessin !== 'rue';

/** Parts of a drawing are named once a page. */
export const once = ({ dessin }: z.infer<typeof schema>): string => `le dessin « ${dessin} »`;
