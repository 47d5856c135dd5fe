import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { departmentCode, link, list, oneOf, text } from '../../schemas/fields.ts';
import { photo } from '../../schemas/photo.ts';
import { body, model, title } from '../model.ts';

const price = text(1, 60).meta({
  title: 'Prix',
  description: 'Un chiffre annoncé, comme {prix-remplacement}',
});

const card = z
  .strictObject({
    titre: title,
    texte: body.meta({ photos: true }),
    departement: departmentCode.optional().meta({ description: 'Montre sa plaque' }),
    prix: price.optional(),
    points: list(text(2, 200).meta({ title: 'Point' }), 1, 8)
      .optional()
      .meta({ title: 'Points', description: 'Liste courte sous le texte' }),
    photo,
    lien: link.optional(),
  })
  .meta({ title: 'Carte' });

/** Services that have their place on the drawn car. */
const ON_CAR = 5;

export const schema = model(
  'cartes',
  { title: 'Cartes' },
  {
    forme: oneOf(['colonnes', 'lignes', 'bon', 'feuillet', 'voiture']).default('colonnes').meta({
      title: 'Forme',
      description:
        '« colonnes » : côte à côte ; « lignes » : l’une sous l’autre ; « bon » : les lignes d’un devis, à cocher pour en comparer deux ; « feuillet » : les lignes d’un papier ; « voiture » : cinq, dessinées sur une voiture vue de dessus (pare-brise, impact, autres vitres, camionnette, flotte)',
    }),
    entete: text(4, 40)
      .optional()
      .meta({ title: 'En-tête', description: 'Du papier, dans la forme « feuillet »' }),
    cartes: list(card, 2, 12).meta({ title: 'Cartes' }),
    aspect: oneOf(['bandeau']).optional().meta({
      title: 'Aspect',
      description: '« bandeau » : sur fond sombre, pour des prix',
    }),
  },
).superRefine(({ forme, cartes }, context) => {
  if (forme !== 'voiture') return;
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (cartes.length !== ON_CAR)
    refuse(['cartes'], `a ${count(cartes.length, 'carte')}, or la forme « voiture » en dessine ${ON_CAR}`);
  for (const [index, { photo }] of cartes.entries())
    if (photo)
      refuse(
        ['cartes', index, 'photo'],
        'ne paraît pas dans la forme « voiture » : retirez la photo ou choisissez une autre forme',
      );
});

export const isDeep = ({ forme, aspect }: z.infer<typeof schema>): boolean =>
  forme === 'voiture' || aspect === 'bandeau';
