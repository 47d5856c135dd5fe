import { z } from 'zod';
import { strayBrace } from '../../lib/content/marks.ts';
import { suggestion } from '../../lib/suggest.ts';
import { text } from '../fields.ts';

const NAME = /\{([a-zA-Z]+)\}/g;

/**
 * One sentence of a form or a message, with the `{names}` that the code fills in there.
 *
 * @param names those known at this place; any other would reach the visitor as it is
 */
export const sentence = (...names: string[]) =>
  text(1, 300).superRefine((value, context) => {
    for (const [whole, name = ''] of value.matchAll(NAME)) {
      if (names.includes(name)) continue;
      const known =
        names.length > 0
          ? `ici on peut écrire {${names.join('}, {')}}`
          : 'retirez-le, rien ne le remplace ici';
      context.addIssue({
        code: 'custom',
        message: `emploie ${whole}, inconnu ici : ${suggestion(name, names, known)}`,
      });
    }
    const message = strayBrace(value, NAME);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A group of sentences without any `{name}`, all of which the code needs. */
export const sentences = <const K extends string>(...keys: K[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, sentence()])) as Record<K, ReturnType<typeof sentence>>,
  );
