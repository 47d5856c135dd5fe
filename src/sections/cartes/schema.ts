import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { departmentCode, link, list, oneOf, text } from '../../schemas/fields.ts';
import { photo } from '../../schemas/photo.ts';
import { body, icon, defineModel, marks, title } from '../define-model.ts';

const price = text(1, 60).meta({
  title: 'Prix',
  description: 'Un chiffre annoncé, comme {prix-remplacement}',
});

export const DAMAGES = ['etoile', 'oeil-de-boeuf', 'fissure', 'combinaison'] as const;

const PLACES = ['dans-la-rue', 'dans-la-cour', 'au-sous-sol', 'au-bureau'] as const;

const card = z
  .strictObject({
    titre: title,
    texte: body.meta({ photos: true }),
    departement: departmentCode.optional().meta({ description: 'Montre sa plaque' }),
    dessin: oneOf([...DAMAGES, ...PLACES])
      .optional()
      .meta({
        title: 'Dessin',
        description: 'Un impact ou un lieu dans la forme « dessins », un impact dans « face-a-face »',
      }),
    icone: icon.optional().meta({ title: 'Icône', description: 'Dans la forme « bande »' }),
    limite: text(2, 120)
      .optional()
      .meta({ title: 'Limite', description: 'Jusqu’où l’impact se répare, dans la forme « dessins »' }),
    prix: price.optional(),
    points: list(text(2, 220).meta({ title: 'Point' }), 1, 8)
      .optional()
      .meta({ title: 'Points', description: 'Liste courte sous le texte' }),
    photo,
    lien: link.optional(),
  })
  .meta({ title: 'Carte' });

const DETAILS = ['departement', 'dessin', 'icone', 'limite', 'prix', 'points', 'photo', 'lien'] as const;

type Detail = (typeof DETAILS)[number];

/** Per layout: fields that are shown besides title and text, required fields, number of cards. */
const FORMS: Record<string, { shows: Detail[]; needs?: Detail[]; cards?: [min: number, max: number] }> = {
  colonnes: { shows: ['prix', 'points', 'photo', 'lien'] },
  plaques: { shows: ['departement', 'lien'], needs: ['departement', 'lien'] },
  lignes: { shows: ['points', 'lien'] },
  tarif: { shows: ['prix', 'points', 'lien'], needs: ['prix'] },
  bon: { shows: [] },
  feuillet: { shows: [] },
  'a-cocher': { shows: [], cards: [2, 6] },
  dessins: { shows: ['dessin', 'limite'], needs: ['dessin'], cards: [2, 6] },
  'face-a-face': { shows: ['dessin', 'points'], needs: ['dessin', 'points'], cards: [2, 2] },
  bande: { shows: ['icone'], needs: ['icone'], cards: [3, 4] },
  replis: { shows: [] },
};

export const schema = defineModel(
  'cartes',
  { title: 'Cartes' },
  {
    reperes: marks,
    forme: oneOf([
      'colonnes',
      'plaques',
      'lignes',
      'tarif',
      'bon',
      'feuillet',
      'a-cocher',
      'dessins',
      'face-a-face',
      'bande',
      'replis',
    ])
      .default('colonnes')
      .meta({
        title: 'Forme',
        description:
          '« colonnes » : côte à côte ; « plaques » : un département chacune, toute la carte mène à sa page ; « lignes » : l’une sous l’autre ; « tarif » : de même, chacune avec son prix ; « bon » : les lignes d’un devis, à cocher pour en comparer deux ; « feuillet » : les lignes d’un papier ; « a-cocher » : des listes `- [ ]` sur un même papier ; « dessins » : sous un impact ou un lieu dessiné ; « face-a-face » : deux choix et leurs points ; « bande » : trois ou quatre promesses très courtes, le titre n’étant que lu ; « replis » : des phrases qui s’ouvrent sur leur texte',
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
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['cartes', ...path], message });
  const { shows, needs = [], cards: [min, max] = [2, 12] } = FORMS[forme] ?? { shows: [] };
  if (cartes.length < min || cartes.length > max) {
    const drawn = min === max ? `${min}` : `de ${min} à ${max}`;
    refuse([], `a ${count(cartes.length, 'carte')}, or la forme « ${forme} » en montre ${drawn}`);
  }
  for (const [index, details] of cartes.entries()) {
    const given = DETAILS.filter((name) => details[name] !== undefined);
    for (const name of given)
      if (!shows.includes(name))
        refuse(
          [index, name],
          `ne paraît pas dans la forme « ${forme} » : retirez ce champ ou choisissez une autre forme`,
        );
    for (const name of needs)
      if (!given.includes(name)) refuse([index, name], `manque : la forme « ${forme} » le montre`);
    if (forme === 'face-a-face' && PLACES.some((place) => place === details.dessin))
      refuse([index, 'dessin'], 'est un lieu, or la forme « face-a-face » montre deux impacts');
  }
});

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';
