import { expect, test, vi } from 'vitest';
import { processService } from '../../../netlify/environment.ts';
import { csvLine } from '../../../netlify/request/export.ts';
import { announcementTexts, driverTexts, telephone, texts } from '../../../netlify/request/texts.ts';
import { validate } from '../../../netlify/request/validation.ts';
import { FIELD_LIMITS } from '../../../src/domain/demande.ts';

test.each(['0639980001', '123E75', '1234e5', '=1+1', ' -1', '+33 6 39 98 00 01', '@SUM(A1)'])(
  'the CSV cell %j is escaped as text',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);

test('a CSV cell that a spreadsheet reads as text anyway is not escaped', () => {
  const values = ['06 39 98 00 01', '1234 AB 75', 'AB-000-CD', 'E75', '1 rue de l’Exemple', ''];
  expect(csvLine(values)).toBe(`${values.map((value) => `"${value}"`).join(';')}\r\n`);
});

test('a webhook without a secret is disabled with a log message, because anybody could forge its events', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('DEMANDE_WEBHOOK_URL', 'https://hooks.example');
  expect(processService().channels).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('DEMANDE_WEBHOOK_SECRET manque'));
  vi.unstubAllEnvs();
  log.mockRestore();
});

test.each(['\n', '\r\n', '\r'])('the line break %j in an address counts as one character', (lineBreak) => {
  const half = 'x'.repeat(FIELD_LIMITS.address / 2);
  const addressOf = (address: string) => {
    const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01', address };
    return validate({ action: 'complete', data }).draft.address;
  };
  const longest = half.slice(1) + lineBreak + half;
  expect(addressOf(longest)).toBe(`${half.slice(1)}, ${half}`);
  expect(() => addressOf(`${longest}x`)).toThrow(String(FIELD_LIMITS.address));
});

const everyText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyText);

test('every message of the Netlify function is a sentence', () => {
  for (const text of everyText([texts.reponses, texts.champs])) expect(text).toMatch(/^[A-ZÀÉÊ].*\.$/u);
});

test('every text of the Netlify function has French typography', () => {
  for (const text of everyText([texts, driverTexts, announcementTexts])) {
    expect(text).not.toMatch(/ [:;!?»](?:\s|$)|« |'|"|\.\.\./);
  }
});

test('the company’s phone number comes from content/, with no-break spaces', () => {
  expect(telephone).toMatch(/^\d\d(\u00a0\d\d){4}$/);
  expect(texts.reponses.indisponible).toContain(telephone);
  expect(everyText(texts).join().replaceAll('{nombre}', '')).not.toContain('{');
});
