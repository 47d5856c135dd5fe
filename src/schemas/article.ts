import { z } from 'zod';
import { LONGEST } from '../lib/text/titles.ts';
import { sectionsSchema } from '../sections/section.ts';
import {
  chatMessage,
  crumb,
  day,
  draft,
  facts,
  integer,
  link,
  list,
  markdown,
  oneOf,
  text,
  updated,
} from './fields.ts';
import { ICON_NAMES } from './icons.ts';
import { checkAnchors } from './page.ts';
import { photo } from './photo.ts';
import { seoSchema } from './seo.ts';

/** Error if the author is the team, which structured data would declare as a person. */
const TEAM = 'nomme l’équipe : laissez ce champ vide, et le guide est signé par elle';

/** Front matter of a guide. src/lib/site/article.ts derives omitted fields. */
export const articleSchema = z
  .strictObject({
    titre: text(10, 90).meta({ title: 'Titre', description: 'Le titre du guide (h1)' }),
    photo: photo.meta({
      title: 'Photo',
      description: 'À côté du titre, sur la carte et sur l’image de partage',
    }),
    brouillon: draft,
    publie: day.meta({
      title: 'Publié le',
      description: 'Jour de la première publication ; un jour à venir, le guide paraît ce jour-là',
    }),
    introduction: markdown
      .optional()
      .meta({ title: 'Introduction', description: 'Quelques phrases en grand, avant la première section' }),
    sections: sectionsSchema.meta({
      title: 'Sections',
      description:
        'Les parties du guide, dans l’ordre ; leurs titres font le sommaire, sauf s’ils sont repliés',
    }),
    extrait: text(60, LONGEST.excerpt)
      .optional()
      .meta({ title: 'Extrait', description: 'Sur les cartes du blog ; vide : le début du texte' }),
    auteur: text(2, 60)
      .refine((name) => !/^l[’']équipe\b/i.test(name), TEAM)
      .optional()
      .meta({ title: 'Auteur', description: 'Nom, puis métier après une virgule ; vide : l’équipe' }),
    misAJour: updated
      .optional()
      .meta({ description: 'À changer quand le fond change ; vide : le jour de publication' }),
    seo: seoSchema
      .optional()
      .meta({ title: 'Moteurs de recherche', description: 'Vide : le titre et l’extrait' }),
    ariane: crumb
      .optional()
      .meta({ title: 'Fil d’Ariane', description: 'Nom court, en haut de la page ; vide : le titre' }),
    lecture: integer(1, 30)
      .optional()
      .meta({ title: 'Temps de lecture', description: 'En minutes ; vide : d’après le nombre de mots' }),
    dessin: oneOf(['choix', 'impact', 'preparation'])
      .optional()
      .meta({ title: 'Dessin', description: 'À la place d’une photo' }),
    icone: oneOf(ICON_NAMES)
      .default('document')
      .meta({ title: 'Icône', description: 'Devant son titre, en bas de chaque page' }),
    badges: list(text(2, 48).meta({ title: 'Badge' }), 0, 3)
      .default([])
      .meta({ title: 'Badges', description: 'Ce que le guide apporte, en quelques mots, sous son titre' }),
    guide: link.optional().meta({
      title: 'Lien de la carte',
      description: 'Partie d’une page que la carte propose aussi',
    }),
    message: chatMessage.optional().meta({
      description:
        'Ce que le visiteur trouve déjà écrit dans la messagerie ; vide : une phrase avec le titre',
    }),
    faits: facts,
    ordre: integer(1, 100).optional().meta({
      title: 'Rang',
      description: 'Place dans la liste, 1 en premier ; vide : après, le plus récent d’abord',
    }),
  })
  .superRefine(checkAnchors)
  // A comparison with an invalid date is false, so that only the field itself reports the invalid date.
  .refine(({ publie, misAJour = publie }) => !(misAJour < publie), {
    path: ['misAJour'],
    error: 'précède le jour de publication : laissez ce champ vide, ou corrigez l’un des deux jours',
  })
  .refine(({ photo: shown, dessin }) => !shown || !dessin, {
    path: ['dessin'],
    error: 'ne paraît pas avec une photo, qui tient sa place : retirez l’un des deux',
  })
  .meta({ title: 'Guides du blog', description: 'Le nom du fichier est l’adresse : /blog/nom' });

export type Article = z.infer<typeof articleSchema>;
