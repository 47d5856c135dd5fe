import { expect, test } from 'vitest';
import { announcementTexts, driverTexts, telephone, texts } from '../../../netlify/request/texts.ts';
import { FIELD_LIMITS } from '../../../src/domain/demande.ts';

const everyText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyText);

test('every answer is a sentence', () => {
  for (const text of everyText([texts.reponses, texts.champs])) expect(text).toMatch(/^[A-ZÀÉÊ].*\.$/u);
});

test('messages name the enforced limits', () => {
  for (const field of ['plaque', 'phone', 'name', 'address'] as const) {
    expect(texts.champs[field].long).toContain(` ${FIELD_LIMITS[field]} caractères`);
  }
});

test('every text has French typography', () => {
  for (const text of everyText([texts, driverTexts, announcementTexts])) {
    expect(text).not.toMatch(/ [:;!?»](?:\s|$)|« |'|"|\.\.\./);
  }
});

test('the firm’s number comes from content/, with no-break spaces', () => {
  expect(telephone).toMatch(/^\d\d(\u00a0\d\d){4}$/);
  expect(texts.reponses.indisponible).toContain(telephone);
  expect(everyText(texts).join()).not.toContain('{');
});
