import { z } from 'zod';
import { text } from './fields.ts';

export const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

const PHOTO_PATH = new RegExp(`^/photos/[a-z0-9]+([-_][a-z0-9]+)*\\.(${PHOTO_ENDINGS.join('|')})$`);

export const isDrawing = (path: string): boolean => path.startsWith('/dessins/');

export const photo = z
  .strictObject({
    fichier: z
      .string({ error: 'doit être une photo de content/photos (exemple : /photos/atelier.jpg)' })
      .regex(PHOTO_PATH, {
        error:
          'doit s’écrire comme /photos/atelier.jpg : minuscules sans accent, chiffres et tirets, en jpg, png, webp ou avif',
      })
      .meta({
        title: 'Fichier',
        description:
          'Une photo d’au moins 800 px de large ; l’éditeur l’allège et en ôte le lieu de prise de vue',
        reference: 'photos',
      }),
    description: text(8, 160).meta({
      title: 'Ce qu’elle montre',
      description: 'Une phrase, pour qui ne voit pas la photo',
    }),
    credit: text(2, 80).optional().meta({ title: 'Crédit', description: 'En petit, sous la photo' }),
  })
  .optional()
  .meta({ title: 'Photo' });

export type Photo = NonNullable<z.infer<typeof photo>>;

/** SVG file in src/assets/drawings, or one view of the file (`#view`). */
export const drawing = z
  .strictObject({
    fichier: z
      .string({ error: 'doit être un dessin du site (exemple : /dessins/calibrage.svg#axe)' })
      .regex(/^\/dessins\/[a-z0-9-]+\.svg(#[a-z0-9-]+)?$/, {
        error:
          'doit s’écrire comme /dessins/calibrage.svg, ou /dessins/calibrage.svg#axe pour une de ses vues',
      })
      .meta({ title: 'Fichier', description: 'Comme /dessins/calibrage.svg#axe', reference: 'dessins' }),
    description: text(8, 240).meta({
      title: 'Ce qu’il montre',
      description: 'Une phrase, pour qui ne voit pas le dessin',
    }),
  })
  .optional()
  .meta({ title: 'Dessin' });

export type Drawing = NonNullable<z.infer<typeof drawing>>;
