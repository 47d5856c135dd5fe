import { z } from 'zod';
import { list, markdown, oneOf, text } from './fields.ts';
import { photo } from './photo.ts';
import { HIDDEN, refuse } from './refuse.ts';
import type { Role } from './roles.ts';

export const heroSchema = z
  .strictObject({
    surtitre: text(2, 60)
      .optional()
      .meta({ title: 'Surtitre', description: 'Petite ligne au-dessus du titre' }),
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    texte: markdown.meta({
      title: 'Texte',
      description: 'Un paragraphe sous le titre, comme vous le diriez au téléphone',
    }),
    badges: list(text(2, 48).meta({ title: 'Badge' }), 0, 5)
      .default([])
      .meta({ title: 'Badges', description: 'Promesses courtes sous le texte' }),
    reponses: list(text(4, 200).meta({ title: 'Réponse' }), 0, 4)
      .default([])
      .meta({ title: 'Réponses', description: 'Prix, franchise, délai : affichées à l’accueil seulement' }),
    note: text(4, 400).optional().meta({ title: 'Note', description: 'Conditions des promesses, en petit' }),
    dessin: oneOf(['voiture', 'face', 'camera', 'impact', 'rue', 'note', 'equipe'])
      .optional()
      .meta({ title: 'Dessin', description: 'À côté du titre' }),
    photo: photo.meta({
      title: 'Photo',
      description: 'Sous le titre et les boutons, et sur l’image de partage',
    }),
  })
  .meta({ title: 'Ouverture', description: 'Le premier écran de la page' });

export const zoneHeroSchema = heroSchema
  .extend({
    surtitre: z
      .never({ error: 'ne s’affiche pas ici, la plaque du département tient sa place : retirez-le' })
      .optional(),
    dessin: z
      .never({ error: 'ne s’affiche pas ici, le contour du département tient sa place : retirez-le' })
      .optional(),
  })
  .meta({ title: 'Ouverture', description: 'Le premier écran de la page' });

type Hero = z.infer<typeof heroSchema>;

/** Fields that the page of a role does not show. */
const NOT_SHOWN: Partial<Record<Role, readonly (keyof Hero)[]>> = {
  accueil: ['surtitre', 'dessin'],
  cookies: ['surtitre', 'dessin', 'note', 'reponses'],
  'demande-envoyee': ['surtitre', 'dessin', 'photo', 'badges', 'reponses'],
};

/** Reports fields that have a value although the page does not show them. Only the home page shows `reponses`. */
export function checkHero(hero: Hero, role: Role | undefined, context: z.RefinementCtx): void {
  for (const name of (role && NOT_SHOWN[role]) ?? (['reponses'] as const)) {
    const value = hero[name];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) refuse(context, ['hero', name], HIDDEN);
  }
}
