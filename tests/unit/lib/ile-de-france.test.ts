import { describe, expect, test } from 'vitest';
import { CODES, outlineMap } from '~/lib/ile-de-france.ts';

describe('outlineMap', () => {
  const { outlines, width, height } = outlineMap(CODES, 280);

  test('draws the eight departments within its area, with their labels inside', () => {
    expect(outlines.map(({ code }) => code)).toEqual(CODES);
    for (const { path, middle } of outlines) {
      expect(path).toMatch(/^M\d+ \d+l[-\d ]+z$/);
      expect(middle[0]).toBeGreaterThan(0);
      expect(middle[0]).toBeLessThan(width);
      expect(middle[1]).toBeGreaterThan(0);
      expect(middle[1]).toBeLessThan(height);
    }
  });

  test('stays small enough to stand in a page', () => {
    expect(outlines.map(({ path }) => path).join('').length).toBeLessThan(2500);
  });
});
