import type { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { list, oneOf, text } from '../../schemas/fields.ts';
import { defineModel } from '../define-model.ts';

export const schema = defineModel(
  'tableau',
  { title: 'Tableau', description: 'La première cellule d’une ligne la nomme' },
  {
    legende: text(4, 160).meta({
      title: 'Légende',
      description: 'Ce que montre le tableau, lu par les lecteurs d’écran',
    }),
    colonnes: list(text(1, 60).meta({ title: 'Colonne' }), 2, 6).meta({ title: 'Colonnes' }),
    lignes: list(
      list(text(1, 220).meta({ title: 'Cellule' }), 2, 6).meta({ title: 'Ligne', row: true }),
      2,
      20,
    ).meta({
      title: 'Lignes',
      description: 'Autant de cellules que de colonnes',
    }),
    forme: oneOf(['texte', 'prix', 'comparaison', 'renvois']).default('texte').meta({
      title: 'Forme',
      description:
        '« prix » : la deuxième colonne en grand, un prix ou une durée ; « comparaison » : la deuxième colonne, la nôtre, se détache ; « renvois » : la deuxième colonne est un lien',
    }),
    aspect: oneOf(['bandeau'])
      .optional()
      .meta({ title: 'Aspect', description: '« bandeau » : sur fond sombre, pour le tableau des prix' }),
  },
).superRefine(({ colonnes, lignes }, context) => {
  for (const [index, cells] of lignes.entries()) {
    if (cells.length === colonnes.length) continue;
    const message = `a ${count(cells.length, 'cellule')} à la ligne ${index + 1} pour ${count(colonnes.length, 'colonne')} : il en faut autant`;
    context.addIssue({ code: 'custom', path: ['lignes', index], message });
  }
});

export const isDeep = ({ aspect }: z.infer<typeof schema>): boolean => aspect === 'bandeau';
