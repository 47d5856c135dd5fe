import { z } from 'zod';
import { link, list, path, text, writtenDay } from './fields.ts';

/** Kept as text: days are compared as they are written. */
const date = writtenDay('2026-08-15');

/** A few words over the pages, from a day to a day: a closed day, a strike, a new number. */
export const noticeSchema = z
  .strictObject({
    du: date.meta({ title: 'Du', description: 'Premier jour, comme 2026-08-15' }),
    au: date.meta({ title: 'Au', description: 'Dernier jour ; le même pour un seul jour' }),
    texte: text(8, 140).meta({ title: 'Texte', description: 'Une phrase, en haut de la page' }),
    lien: link.optional(),
    pages: list(path, 1, 20)
      .optional()
      .meta({ title: 'Pages', description: 'Où le bandeau se lit ; laissé vide : sur toutes' }),
  })
  .refine(({ du, au }) => du <= au, {
    error: 'finit avant de commencer : le jour « au » suit le jour « du »',
  })
  .meta({ title: 'Bandeaux', description: 'Un message en haut des pages, d’un jour à un autre' });
