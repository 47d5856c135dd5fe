import { z } from 'zod';
import { count } from '../../domain/sentence.ts';
import { list, paragraphs, text } from '../fields.ts';
import { body, choice, model, title } from './frame.ts';

/** Paragraphs, and a frame beside them. */
export const textSection = model(
  'texte',
  { title: 'Texte', description: 'Paragraphes, listes et sous-titres' },
  {
    texte: paragraphs(40, 8000).meta({ title: 'Texte', description: 'Les sous-titres sont de niveau 3' }),
    encart: z
      .strictObject({ titre: title, texte: body })
      .optional()
      .meta({ title: 'Encart', description: 'Cadre à côté du texte' }),
  },
);

/** A table, as wide in each row as in its head. */
export const tableSection = model(
  'tableau',
  { title: 'Tableau', description: 'La première cellule d’une ligne la nomme' },
  {
    legende: text(4, 160).meta({
      title: 'Légende',
      description: 'Ce que montre le tableau, lu par les lecteurs d’écran',
    }),
    colonnes: list(text(1, 60).meta({ title: 'Colonne' }), 2, 6).meta({ title: 'Colonnes' }),
    lignes: list(list(text(1, 220).meta({ title: 'Cellule' }), 2, 6).meta({ title: 'Ligne' }), 2, 20).meta({
      title: 'Lignes',
      description: 'Autant de cellules que de colonnes',
    }),
  },
).superRefine(({ colonnes, lignes }, context) => {
  for (const [index, cells] of lignes.entries()) {
    if (cells.length === colonnes.length) continue;
    const message = `a ${count(cells.length, 'cellule')} à la ligne ${index + 1} pour ${count(colonnes.length, 'colonne')} : il en faut autant`;
    context.addIssue({ code: 'custom', path: ['lignes', index], message });
  }
});

/** Repair or replace, list against list. */
export const comparisonSection = model(
  'reparer-ou-remplacer',
  { title: 'Réparer ou remplacer', description: 'Deux listes face à face' },
  { reparer: choice.meta({ title: 'Réparer' }), remplacer: choice.meta({ title: 'Remplacer' }) },
);

/** Questions, by their names in content/faq. */
export const faqSection = model(
  'faq',
  { title: 'Questions' },
  {
    questions: list(
      z
        .string({ error: 'doit être le nom d’une question, comme accueil/delai' })
        .meta({ title: 'Question', reference: 'faq' }),
      2,
      14,
    ).meta({ title: 'Questions', description: 'Dans l’ordre de la page' }),
  },
);
