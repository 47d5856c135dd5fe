import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { telephone, texts } from '../../../netlify/request/texts.ts';
import { FIELD_LIMITS } from '../../../src/domain/demande.ts';

const everyText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyText);

const files = ['demande', 'annonce'].map((name): [string, unknown] => [
  name,
  JSON.parse(readFileSync(`content/textes/${name}.json`, 'utf8')),
]);

it('answers in whole sentences', () => {
  for (const text of everyText([texts.reponses, texts.champs])) expect(text).toMatch(/^[A-ZÀÉÊ].*\.$/u);
});

it('tells the limits that are checked', () => {
  for (const field of ['plaque', 'phone', 'name', 'address'] as const) {
    expect(texts.champs[field].long).toContain(` ${FIELD_LIMITS[field]} caractères`);
  }
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
