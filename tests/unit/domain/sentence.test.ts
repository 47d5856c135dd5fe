import { expect, it } from 'vitest';
import { fill } from '../../../src/domain/sentence.ts';

it('puts values in the place of their names and leaves unknown names', () => {
  expect(fill('{numero} / {total} {autre}, {numero}', { numero: 0, total: 4 })).toBe('0 / 4 {autre}, 0');
});
