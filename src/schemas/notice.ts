import { z } from 'zod';
import { endsAfterItBegins, link, list, path, period, text } from './fields.ts';

export const noticeSchema = z
  .strictObject({
    ...period,
    texte: text(8, 140).meta({ title: 'Texte', description: 'Une phrase, en haut de la page' }),
    lien: link.optional(),
    pages: list(
      path.meta({ description: 'Le bandeau est en haut de la page, quelle que soit l’ancre' }),
      1,
      20,
    )
      .optional()
      .meta({ title: 'Pages', description: 'Où le bandeau se lit ; laissé vide : sur toutes' }),
  })
  .refine(...endsAfterItBegins)
  .meta({ title: 'Bandeaux', description: 'Un message en haut des pages, d’un jour à un autre' });
