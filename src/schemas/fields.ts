/**
 * Field types, from which error messages, code completion and the editor's forms derive. Every field needs a French
 * `title`; the forms add the limits of the field to its `description`.
 */
import { z } from 'zod';
import { count } from '../domain/sentence.ts';
import { today } from '../lib/build/build-day.ts';
import type { FactKind } from '../lib/facts/kinds.ts';
import { CODES } from '../lib/map/ile-de-france.ts';

export const text = (min: number, max: number) =>
  z
    .string({ error: `doit être un texte de ${min} à ${max} caractères` })
    .min(min, { error: `est trop court : au moins ${count(min, 'caractère')}` })
    .max(max, { error: `est trop long : au plus ${count(max, 'caractère')}` });

export const label = text(1, 90);

/** Block Markdown, for which the editor has formatting buttons. Other texts may contain only bold and links. */
export const paragraphs = (min: number, max: number) =>
  text(min, max).meta({ contentMediaType: 'text/markdown' });

export const SPOKEN = 'Comme vous le diriez au client';

export const markdown = paragraphs(1, 4000);

export const list = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item, { error: 'doit être une liste (un tiret « - » par élément)' })
    .min(min, { error: `compte trop peu d’éléments : il en faut au moins ${min}` })
    .max(max, { error: `compte trop d’éléments : il en faut au plus ${max}` });

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z.string({ error: 'doit être un nom d’adresse' }).regex(SLUG, {
  error: 'doit s’écrire en minuscules sans accent, chiffres et tirets (exemple : prix-reparation)',
});

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `doit être ${values.join(', ').replace(/, ([^,]+)$/, ' ou $1')}` });

export const integer = (min: number, max: number) =>
  z
    .number({ error: `doit être un nombre entier de ${min} à ${max}, sans guillemets` })
    .int({ error: 'doit être un nombre entier' })
    .min(min, { error: `est trop petit : au moins ${min}` })
    .max(max, { error: `est trop grand : au plus ${max}` });

export const decimal = z.number({ error: 'doit être un nombre, sans guillemets' });

const writtenDay = z.iso.date({ error: 'doit être un jour du calendrier, comme 2026-11-21' });

export const day = writtenDay.transform((text) => new Date(text));

/** First and last day, as ISO dates, which the Netlify function and the browser compare as strings. */
export const period = {
  du: writtenDay.meta({ title: 'Du', description: 'Premier jour, comme 2026-12-25' }),
  au: writtenDay.meta({ title: 'Au', description: 'Dernier jour ; le même pour un seul jour' }),
};

export const endsAfterItBegins = [
  ({ du, au }: { du: string; au: string }): boolean => du <= au,
  { error: 'finit avant de commencer : le jour « au » suit le jour « du »' },
] as const;

export const webAddress = z
  .url({ protocol: /^https$/, error: 'doit être une adresse complète (exemple : https://www.exemple.fr)' })
  .meta({ title: 'Site', description: 'Adresse complète, qui commence par https://' });

export const hour = z
  .string({ error: 'doit être une heure entre guillemets, comme "08:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'doit être une heure de 00:00 à 23:59, écrite comme 08:00',
    abort: true,
  });

export const departmentCode = z
  .enum(CODES, { error: `doit être un département desservi, entre guillemets : ${CODES.join(', ')}` })
  .meta({ title: 'Département', reference: 'departements' });

export const path = z
  .string({ error: 'doit être une adresse du site (exemple : /services)' })
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, {
    error: 'doit être une adresse du site (exemple : /services ou /#devis)',
  })
  .meta({
    title: 'Page',
    description: 'La page, ou la partie d’une page, où mène le lien',
    reference: 'adresses',
  });

export const link = z
  .strictObject({
    vers: path,
    libelle: label.meta({ title: 'Libellé', description: 'Il dit où mène le lien' }),
  })
  .meta({ title: 'Lien' });

/** Maps names of facts to values as pages print them: «à partir de 150 €». */
export const factsRecord = z
  .record(slug, text(1, 160).meta({ reference: 'valeur-de-fait' }))
  .meta({ reference: 'faits' });

export const facts = factsRecord.default({}).meta({
  title: 'Chiffres annoncés',
  description: 'Ceux de cette page ; laissé vide, un chiffre prend la valeur commune des tarifs',
});

export const factName = (kind: FactKind) => slug.meta({ reference: 'nom-de-fait', kind });

/** Topic for analytics, which visitors do not see. */
export const topic = text(2, 60)
  .optional()
  .meta({ title: 'Sujet', description: 'Nom court, pour la mesure d’audience' });

export const chatMessage = text(20, 200).meta({
  title: 'Message prérempli',
  description: 'Ce que le visiteur trouve déjà écrit dans la messagerie',
});

/** Date of a page's last substantive change. */
export const updated = writtenDay
  .refine((text) => text <= today(), 'est un jour à venir : écrivez celui du dernier changement')
  .transform((text) => new Date(text))
  .meta({
    title: 'Mis à jour le',
    description: 'À changer quand le fond change : la date va au plan du site',
  });

/** The field is a text. If it were a boolean, the editor would write `false` into every file. */
export const draft = oneOf(['oui']).optional().meta({
  title: 'Brouillon',
  description:
    '« oui » : la page n’est pas en ligne, seul l’aperçu la montre. Si elle l’a déjà été, ajoutez une redirection',
});

export const online = day.optional().meta({
  title: 'En ligne le',
  description: 'Un jour à venir : la page paraît ce jour-là. Vide : tout de suite',
});

export const crumb = label.meta({
  title: 'Fil d’Ariane',
  description: 'Nom court de la page, en haut de celle-ci',
});
