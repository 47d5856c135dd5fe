import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsOf, scaleOver } from '../../../src/sections/echelle/scale.ts';

test('a price scale starts and ends at round amounts', () => {
  expect(scaleOver([310, 445, 390])).toEqual([300, 350, 400, 450]);
});

test('no price scale is drawn for a single amount', () => {
  expect(scaleOver([310, 310])).toEqual([]);
  expect(scaleOver([])).toEqual([]);
});

test('a price scale has at most six marks and spans all amounts', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 2, maxLength: 24 });
  fc.assert(
    fc.property(amounts, (values) => {
      const scale = scaleOver(values);
      expect(scale.length).toBeLessThanOrEqual(6);
      if (scale.length > 0) {
        expect(scale[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(scale.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      }
    }),
  );
});

test('a range whose start exceeds its end has no position on the scale', () => {
  expect(endsOf('8 à 4 km', 'km')).toEqual([]);
  expect(endsOf('390 à 310 €', '€')).toEqual([]);
});

test('a range is placed on the scale by its two ends, even with no-break spaces copied from the site', () => {
  expect(endsOf('4\u00a0à\u00a08\u00a0km', 'km')).toEqual([4, 8]);
  expect(endsOf('310\u00a0à\u00a01\u202f390\u00a0€', '€')).toEqual([310, 1390]);
});
