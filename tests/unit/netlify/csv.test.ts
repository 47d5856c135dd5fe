import { expect, test } from 'vitest';
import { csvLine } from '../../../netlify/request/export.ts';

test.each(['0639980001', '123E75', '1234e5', '=1+1', ' -1', '+33 6 39 98 00 01', '@SUM(A1)'])(
  'quotes %j as text',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);

test.each(['06 39 98 00 01', '1234 AB 75', 'AB-000-CD', 'E75', '1 rue de l’Exemple', ''])(
  'writes %j as it is',
  (value) => {
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
  },
);
