import { z } from 'zod';
import { chatMessage, crumb, day, facts, integer, link, oneOf, text, updated } from './fields.ts';
import { seoSchema } from './seo.ts';

/** A guide of the blog. Its text is the body of the file. */
export const articleSchema = z
  .strictObject({
    seo: seoSchema,
    ariane: crumb,
    titre: text(10, 90).meta({ title: 'Titre', description: 'Le titre du guide (h1)' }),
    extrait: text(60, 220).meta({ title: 'Extrait', description: 'Résumé, sur les cartes du blog' }),
    auteur: text(2, 60).meta({ title: 'Auteur', description: 'Nom, puis métier après une virgule' }),
    lecture: integer(1, 30).meta({ title: 'Temps de lecture', description: 'En minutes' }),
    publie: day.meta({ title: 'Publié le', description: 'Jour de la première publication' }),
    misAJour: updated,
    dessin: oneOf(['balance', 'impact', 'preparation']).meta({
      title: 'Dessin',
      description: 'À côté du titre et sur la carte',
    }),
    guide: link.meta({
      title: 'Lien de la carte',
      description: 'Partie de la page réparation que la carte propose aussi',
    }),
    message: chatMessage,
    faits: facts,
    ordre: integer(1, 100).meta({
      title: 'Rang',
      description: 'Place dans la liste des guides, 1 en premier',
    }),
  })
  .meta({ title: 'Guides du blog', description: 'Le nom du fichier est l’adresse : /blog/nom' });

/** Front matter of an article. */
export type Article = z.infer<typeof articleSchema>;
