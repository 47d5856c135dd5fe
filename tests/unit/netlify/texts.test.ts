import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { telephone, texts } from '../../../netlify/demande/texts.ts';

/** A sentence for a visitor: it begins with a capital, ends with a full stop, and is set as French is. */
const sentence = z
  .string()
  .min(10)
  .max(200)
  .regex(/^[A-ZÀÉÊ].*\.$/u);
const label = z.string().min(3).max(200);
const field = z.strictObject({ absent: sentence, long: sentence, caracteres: sentence });
const labels = [
  'titreErreur',
  'titreFormulaire',
  'titreIndisponible',
  'plaque',
  'vitrage',
  'phone',
  'name',
  'address',
] as const;

const demandeTexts = z.strictObject({
  reponses: z.record(
    z.enum([
      'doublon',
      'tropDeDemandes',
      'introuvable',
      'indisponible',
      'illisible',
      'methode',
      'type',
      'taille',
      'origine',
      'action',
    ]),
    sentence,
  ),
  champs: z.strictObject({
    plaque: field,
    vitrage: field.pick({ absent: true }),
    phone: field,
    name: field,
    address: field,
  }),
  page: z.record(
    z.enum([...labels, 'envoyer', 'appeler', 'appelNonSurtaxe', 'retour', 'piege', 'mentionTelephone']),
    label,
  ),
});

const everyText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyText);

const files = ['demande', 'annonce'].map((name): [string, unknown] => [
  name,
  JSON.parse(readFileSync(`content/textes/${name}.json`, 'utf8')),
]);

it('has every sentence that the function says', () => {
  expect(demandeTexts.safeParse(files[0]?.[1]).error?.issues ?? []).toEqual([]);
});

it.each(files)('sets %s.json as French is set', (_, content) => {
  for (const text of everyText(content)) {
    expect(text, text).not.toMatch(/[^\u202f] ?[;!?»](?:\s|$)|(?<!\u202f):\s|'|"|\.\.\./);
  }
});

it('says the firm’s number once, in content/, and keeps it in one piece', () => {
  expect(telephone).toMatch(/^\d\d(\u00a0\d\d){4}$/);
  expect(texts.reponses.indisponible).toContain(telephone);
  expect(everyText(texts).join()).not.toContain('{');
});
