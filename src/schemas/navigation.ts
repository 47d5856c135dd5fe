import { z } from 'zod';
import { link, list, path, text } from './fields.ts';

const mainEntry = link
  .extend({
    court: text(2, 24).optional().meta({
      title: 'Libellé court',
      description: 'Dans l’en-tête d’un grand écran ; vide : le lien n’est que dans le menu',
    }),
  })
  .meta({ title: 'Lien' });

export const menusSchema = z
  .strictObject({
    avant: list(mainEntry, 1, 12).meta({
      title: 'Menu, avant les départements',
      description: 'Les départements suivent seuls',
    }),
    apres: list(mainEntry, 1, 12).meta({ title: 'Menu, après les départements' }),
    pied: list(link, 1, 12).meta({ title: 'Pied de page', description: 'Sous les départements' }),
    legal: list(link, 1, 12).meta({ title: 'Ligne légale', description: 'Tout en bas de chaque page' }),
  })
  .meta({ title: 'Menus', description: 'Les liens de l’en-tête et du pied de page' });

export const redirectSchema = z
  .strictObject({
    de: z
      .string({ error: 'doit être une ancienne adresse du site (exemple : /contact)' })
      .regex(/^\/[a-z0-9/_.-]+[a-z0-9_.-]$/i, {
        error: 'doit être une ancienne adresse du site, sans le domaine ni / à la fin (exemple : /contact)',
      })
      .meta({
        title: 'Ancienne adresse',
        description: 'Comme /contact, sans / à la fin ; l’adresse avec / mène aussi à la nouvelle page',
      }),
    vers: path,
  })
  .meta({
    title: 'Redirections',
    description: 'À compléter quand une page change d’adresse : l’ancienne mène alors à la nouvelle',
  });
