import { z } from 'zod';
import { label, list, markdown, oneOf, slug, SPOKEN, text } from '../schemas/fields.ts';
import { ICON_NAMES } from '../schemas/icons.ts';

export const flag = (meta: { title: string; description?: string }) =>
  z.boolean({ error: 'doit être true ou false' }).default(false).meta(meta);

const frame = {
  titre: text(4, 110).meta({ title: 'Titre' }),
  ancre: slug.optional().meta({
    title: 'Ancre',
    description: 'Nom de la section dans les liens /page#ancre et dans la table des matières',
  }),
  intro: markdown.optional().meta({
    title: 'Introduction',
    description: 'Un ou deux paragraphes sous le titre, une image ou une citation',
    photos: true,
  }),
  note: text(4, 600)
    .optional()
    .meta({ title: 'Note', description: 'Condition ou précision, en petit sous la section' }),
  repliee: flag({
    title: 'Repliée',
    description:
      'Sur un téléphone, le contenu s’ouvre sous le titre ; sans effet sur ce qui est dessiné et sur les bandeaux',
  }),
};

/** @param name value of `modele` @param shape fields of this model */
export const defineModel = <const N extends string, S extends z.core.$ZodLooseShape>(
  name: N,
  { title, description }: { title: string; description?: string },
  shape: S,
) => z.strictObject({ modele: z.literal(name), ...frame, ...shape }).meta({ title, description });

export const marks = list(text(2, 300).meta({ title: 'Repère' }), 1, 3)
  .optional()
  .meta({
    title: 'Repères',
    description: 'Sous le titre, une phrase chacun, dont le **gras** se lit en grand',
  });

export const title = label.meta({ title: 'Titre' });
export const body = markdown.meta({ title: 'Texte', description: SPOKEN });
export const choice = z.strictObject({
  titre: title,
  texte: text(2, 240).optional().meta({ title: 'Texte' }),
  points: list(text(2, 220).meta({ title: 'Point' }), 2, 8).meta({ title: 'Points' }),
});

export const icon = oneOf(ICON_NAMES).meta({ title: 'Icône' });
