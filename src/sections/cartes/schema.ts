import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { departmentCode, link, list, oneOf, text } from '../../schemas/fields.ts';
import { photo } from '../../schemas/photo.ts';
import { refuse } from '../../schemas/refuse.ts';
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

/** What a layout shows besides title and text, which fields it requires, and the number of cards. */
type Form = { shows: Detail[]; needs?: Detail[]; cards?: [min: number, max: number] };

const FORMS = {
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
} satisfies Record<string, Form>;

export const schema = defineModel(
  'cartes',
  { title: 'Cartes' },
  {
    reperes: marks,
    forme: oneOf(keysOf(FORMS)).default('colonnes').meta({
      title: 'Forme',
      description:
        '« colonnes » : côte à côte ; « plaques » : un département chacune, toute la carte mène à sa page ; « lignes » : l’une sous l’autre ; « tarif » : de même, chacune avec son prix ; « bon » : les lignes d’un devis, à cocher pour en comparer deux ; « feuillet » : les lignes d’un papier ; « a-cocher » : des listes `- [ ]` sur un même papier ; « dessins » : sous un impact ou un lieu dessiné ; « face-a-face » : deux choix et leurs points ; « bande » : trois ou quatre promesses très courtes, le titre n’étant que lu ; « replis » : des phrases qui s’ouvrent sur leur texte',
    }),
    entete: text(4, 40)
      .optional()
      .meta({ title: 'En-tête', description: 'Du papier, dans les formes « feuillet » et « bon »' }),
    cartes: list(card, 2, 12).meta({ title: 'Cartes' }),
    aspect: oneOf(['bandeau']).optional().meta({
      title: 'Aspect',
      description: '« bandeau » : sur fond sombre, pour des prix',
    }),
  },
).superRefine(({ forme, cartes, entete, intro, reperes }, context) => {
  const { shows, needs = [], cards: [min, max] = [2, 12] }: Form = FORMS[forme];
  const hidden = `ne paraît pas dans la forme « ${forme} » : retirez ce champ ou choisissez une autre forme`;
  if (entete && forme !== 'feuillet' && forme !== 'bon') refuse(context, ['entete'], hidden);
  // The head of this layout is visually hidden.
  if (intro && forme === 'bande') refuse(context, ['intro'], hidden);
  if (reperes && forme === 'bande') refuse(context, ['reperes'], hidden);
  if (cartes.length < min || cartes.length > max) {
    const drawn = min === max ? `${min}` : `de ${min} à ${max}`;
    refuse(
      context,
      ['cartes'],
      `a ${count(cartes.length, 'carte')}, or la forme « ${forme} » en montre ${drawn}`,
    );
  }
  for (const [index, details] of cartes.entries()) {
    const given = DETAILS.filter((name) => details[name] !== undefined);
    for (const name of given) if (!shows.includes(name)) refuse(context, ['cartes', index, name], hidden);
    for (const name of needs)
      if (!given.includes(name))
        refuse(context, ['cartes', index, name], `manque : la forme « ${forme} » le montre`);
    if (forme === 'face-a-face' && PLACES.some((place) => place === details.dessin))
      refuse(
        context,
        ['cartes', index, 'dessin'],
        'est un lieu, or la forme « face-a-face » montre deux impacts',
      );
  }
});

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';

export const hasSlip = ({ forme }: z.infer<typeof schema>): boolean => forme === 'feuillet';
