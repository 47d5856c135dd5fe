import { z } from 'zod';
import { VITRAGES } from '../domain/vitrage.ts';
import { day, integer, oneOf, slug, text } from './fields.ts';

/** Customer review. The Code de la consommation (art. D111-10) requires the dates `publie` and `experience`. */
export const reviewSchema = z
  .strictObject({
    id: slug
      .max(40, { error: 'est trop long : au plus 40 caractères' })
      .meta({ title: 'Identifiant', description: 'Comme nadia-k ; les pages citent l’avis par lui' }),
    sujet: text(3, 40)
      .optional()
      .meta({ title: 'Sujet', description: 'Ce dont il parle, en quelques mots à nous' }),
    vitrage: oneOf(VITRAGES.map(({ id }) => id))
      .optional()
      .meta({ title: 'Vitrage', description: 'Allumé sur la petite voiture, à côté du sujet' }),
    texte: text(30, 600).meta({ title: 'Texte' }),
    reserve: text(10, 200).optional().meta({
      title: 'Réserve',
      description: 'Le passage du texte, mot pour mot, que la page souligne',
    }),
    auteur: text(2, 40).meta({ title: 'Auteur', description: 'Prénom et initiale' }),
    ville: text(2, 60).meta({ title: 'Ville' }),
    note: integer(1, 5).meta({ title: 'Note', description: 'Celle que le client a donnée' }),
    publie: day.meta({ title: 'Publié le', description: 'Jour de la publication de l’avis' }),
    experience: day.meta({ title: 'Intervention du', description: 'Jour de l’intervention' }),
    exemple: z
      .boolean({ error: 'doit être true ou false, sans guillemets' })
      .default(false)
      .meta({ title: 'Exemple', description: 'Seulement pour un avis qui ne vient pas d’un client' }),
  })
  .refine(({ publie, experience }) => experience <= publie, {
    path: ['publie'],
    error: 'précède le jour de l’intervention : corrigez l’un des deux',
  })
  .refine(({ sujet, vitrage }) => sujet || !vitrage, {
    path: ['vitrage'],
    error: 'se montre à côté du sujet, qui manque : écrivez le sujet ou retirez ce champ',
  })
  .refine(({ texte, reserve = '' }) => texte.includes(reserve), {
    path: ['reserve'],
    error: 'ne se lit pas dans le texte : copiez le passage mot pour mot',
  })
  .meta({
    title: 'Avis de clients',
    description: 'Seuls des avis rapprochés d’une facture : la loi punit les faux',
  });
