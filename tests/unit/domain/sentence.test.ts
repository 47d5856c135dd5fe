import { expect, test } from 'vitest';
import { fill } from '../../../src/domain/sentence.ts';

test('replaces names by values and keeps unknown names', () => {
  expect(fill('{numero} / {total} {autre}, {numero}', { numero: 0, total: 4 })).toBe('0 / 4 {autre}, 0');
});
