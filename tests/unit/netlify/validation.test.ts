import { expect, test } from 'vitest';
import { RefusedError, validate } from '../../../netlify/request/validation.ts';
import { FIELD_LIMITS } from '../../../src/domain/demande.ts';

const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01' };
const draftOf = (changes: object) => validate({ action: 'complete', data: { ...data, ...changes } }).draft;

test.each(['\n', '\r\n', '\r'])('counts the line break %j of an address as one character', (lineBreak) => {
  const half = 'x'.repeat(FIELD_LIMITS.address / 2);
  const longest = half.slice(1) + lineBreak + half;
  expect(draftOf({ address: longest }).address).toBe(`${half.slice(1)}, ${half}`);
  expect(() => draftOf({ address: `${longest}x` })).toThrow(RefusedError);
});
