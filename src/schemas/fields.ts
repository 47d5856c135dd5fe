import { z } from 'zod';
import { count } from '../lib/count.ts';

/** Text of one line or of several, bounded where the design is. Lengths are characters. */
export const text = (min: number, max: number) =>
  z
    .string({ error: `doit être un texte de ${min} à ${max} caractères` })
    .min(min, { error: `est trop court : au moins ${count(min, 'caractère')}` })
    .max(max, { error: `est trop long : au plus ${count(max, 'caractère')}` });

/** One short line: a label, a badge, the title of a card. */
export const label = text(1, 90);

/** Markdown of a paragraph or a few. */
export const markdown = text(1, 4000);

/** List of 'min' to 'max' items. */
export const list = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item, { error: 'doit être une liste (un tiret « - » par élément)' })
    .min(min, { error: `compte trop peu d’éléments : il en faut au moins ${min}` })
    .max(max, { error: `compte trop d’éléments : il en faut au plus ${max}` });

/** Name used in an address: lower-case letters without accents, digits and hyphens. */
export const slug = z.string({ error: 'doit être un nom d’adresse' }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'doit s’écrire en minuscules sans accent, chiffres et tirets (exemple : prix-reparation)',
});

/** One value out of a list; the message lists them. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `doit être l’une de ces valeurs : ${values.join(', ')}` });

/** Whole number between two bounds. */
export const integer = (min: number, max: number) =>
  z
    .number({
      error:
        min === max
          ? `doit être ${min}, sans guillemets`
          : `doit être un nombre entier de ${min} à ${max}, sans guillemets`,
    })
    .int({ error: 'doit être un nombre entier' })
    .min(min, { error: `est trop petit : au moins ${min}` })
    .max(max, { error: `est trop grand : au plus ${max}` });

/** Day of a change or of a publication, as `2026-11-21`; Astro's own reader hands it over as a date already. */
export const day = z.union([z.date(), z.iso.date().transform((text) => new Date(text))], {
  error: 'doit être une date comme 2026-11-21',
});

/** Address of another site. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'doit être une adresse complète (exemple : https://www.exemple.fr)',
});

/** Hour of a day, as `08:00`. */
export const hour = z
  .string({ error: 'doit être une heure entre guillemets, comme "08:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'doit s’écrire comme 08:00' });

/** Department code. */
export const departmentCode = z
  .string({ error: 'doit être un code de département entre guillemets (exemple : "93")' })
  .regex(/^\d{2}$/, { error: 'doit avoir deux chiffres (exemple : "93")' });

/** Address of a page of this site, with or without an anchor. */
export const path = z
  .string({ error: 'doit être une adresse du site (exemple : /services)' })
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, {
    error: 'doit être une adresse du site (exemple : /services ou /#devis)',
  });

/** Key that editors' tools add to JSON files for completion. */
export const schemaKey = z.string().optional();
