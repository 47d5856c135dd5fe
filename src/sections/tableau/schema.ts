import type { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { list, oneOf, text } from '../../schemas/fields.ts';
import { refuse } from '../../schemas/refuse.ts';
import { defineModel, marks } from '../define-model.ts';

export const schema = defineModel(
  'tableau',
  { title: 'Tableau', description: 'La première cellule d’une ligne la nomme' },
  {
    reperes: marks,
    legende: text(4, 160).meta({
      title: 'Légende',
      description: 'Ce que montre le tableau, lu par les lecteurs d’écran',
    }),
    colonnes: list(text(1, 60).meta({ title: 'Colonne' }), 2, 6).meta({ title: 'Colonnes' }),
    lignes: list(
      list(text(1, 400).meta({ title: 'Cellule' }), 2, 6).meta({ title: 'Ligne', row: true }),
      2,
      20,
    ).meta({
      title: 'Lignes',
      description: 'Autant de cellules que de colonnes',
    }),
    forme: oneOf(['texte', 'prix', 'comparaison', 'renvois', 'moments', 'face-a-face', 'fiches'])
      .default('texte')
      .meta({
        title: 'Forme',
        description:
          '« prix » : la deuxième colonne en grand, un prix, une durée ou une réponse ; « comparaison » : la deuxième colonne, la nôtre, se détache ; « renvois » : la deuxième colonne est un lien ; « moments » : le long d’une ligne de temps, la dernière colonne en gras ; « face-a-face » : deux choix sur papier, leur **gras** en grand ; « fiches » : un feuillet par ligne, son **gras** en grand, la dernière cellule en phrase, sans les noms de la première et de la dernière colonne',
      }),
    aspect: oneOf(['bandeau'])
      .optional()
      .meta({ title: 'Aspect', description: '« bandeau » : sur fond sombre, pour le tableau des prix' }),
  },
).superRefine(({ colonnes, lignes, forme }, context) => {
  if (forme === 'face-a-face' && colonnes.length !== 3) {
    const message = `a ${count(colonnes.length, 'colonne')}, or la forme « face-a-face » en montre 3 : ce qui est comparé, puis les deux choix`;
    refuse(context, ['colonnes'], message);
  }
  for (const [index, cells] of lignes.entries()) {
    if (cells.length === colonnes.length) continue;
    const message = `a ${count(cells.length, 'cellule')} à la ligne ${index + 1} pour ${count(colonnes.length, 'colonne')} : il en faut autant`;
    refuse(context, ['lignes', index], message);
  }
});

export const isDeep = ({ aspect, forme }: z.infer<typeof schema>): boolean =>
  aspect === 'bandeau' || forme === 'face-a-face';

export const hasSlip = ({ forme }: z.infer<typeof schema>): boolean => forme === 'fiches';
