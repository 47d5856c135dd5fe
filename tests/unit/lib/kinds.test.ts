import { expect, test } from 'vitest';
import { amountIn, euros } from '../../../src/lib/facts/kinds.ts';

test.each([
  [99.9, '99,90 €'],
  [1200, '1 200 €'],
  [1200.5, '1 200,50 €'],
  [80, '80 €'],
])('%d is written as %s', (amount, written) => {
  expect(euros(amount).replaceAll('\u00a0', ' ')).toBe(written);
});

test('an amount with cents survives parsing and formatting', () => {
  expect(euros(amountIn('99,90 €')?.min ?? 0).replaceAll('\u00a0', ' ')).toBe('99,90 €');
});
