import { describe, expect, test } from 'vitest';
import { page } from '../support/built-site.ts';
import { ADVERTISED } from './advertised-figures.ts';

/** A figure as a whole: «2 cm» is not found in «12 cm», nor «40 €» in «1 340 €». */
const whole = (figure: string): RegExp => {
  const escaped = figure.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\d,])${escaped}(?![\\d])`, 'i');
};

describe.each(Object.entries(ADVERTISED))('%s advertises', (path, figures) => {
  test.each(figures)('%s', (figure) => {
    expect(whole(figure).test(page(path).text), `«${figure}» stands nowhere on ${path}`).toBe(true);
  });
});
