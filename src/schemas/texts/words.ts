import { z } from 'zod';
import { strayBrace } from '../../domain/braces.ts';
import type { DemandeField } from '../../domain/demande.ts';
import { suggestion } from '../../domain/suggest.ts';
import { PASSAGE_ENDS } from '../../lib/facts/passages.ts';
import { text } from '../fields.ts';

export const EVERYWHERE = [
  'horaires',
  'heures-en-phrase',
  'delai-rappel',
  'delai-intervention-courant',
  'garantie-main-oeuvre',
  'conservation',
  'duree-cookies',
  'photos',
];

const NAME = /\{([a-zA-Z-]+)\}/g;

export const FIELD_NAMES: Record<DemandeField, string> = {
  plaque: 'Plaque',
  vitrage: 'Vitrage',
  phone: 'Téléphone',
  name: 'Nom',
  address: 'Adresse',
};

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Sentence with placeholders. @param title label in the editor @param names placeholders besides `EVERYWHERE` */
export const sentence = (title: string, ...names: string[]) =>
  text(1, 300)
    .superRefine((value, context) => {
      const known = [...names, ...EVERYWHERE];
      for (const [whole, name = ''] of value.replace(PASSAGE_ENDS, '').matchAll(NAME)) {
        if (known.includes(name)) continue;
        context.addIssue({
          code: 'custom',
          message: `emploie ${whole}, inconnu ici : ${suggestion(name, known, `ici on peut écrire ${inBraces(known)}`)}`,
        });
      }
      const message = strayBrace(value.replace(PASSAGE_ENDS, ''), NAME);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ title, ...(names.length > 0 && { description: `On peut y écrire ${inBraces(names)}` }) });

type Said = string | readonly [title: string, ...names: string[]];

export const sentences = <const K extends string>(said: Record<K, Said>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<Said>(said).map(([key, one]) => {
        const [title, ...names] = typeof one === 'string' ? [one] : one;
        return [key, sentence(title, ...names)];
      }),
    ) as Record<K, ReturnType<typeof sentence>>,
  );
