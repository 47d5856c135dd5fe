import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAINT } from '../../../src/styles/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const token = (name: string) =>
  new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#[0-9a-f]+);`).exec(
    tokens,
  )?.[1];
const shared = Object.entries(PAINT).filter(([name]) => token(name));

test.each(shared)('drawings and style sheets have one %s', (name, colour) => {
  expect(colour).toBe(token(name));
});

test('the colours of the house are shared', () => {
  expect(shared.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'paper',
      'ink',
      'edge',
      'edgeBright',
      'edgePale',
      'edgeDeep',
      'signal',
      'plateBlue',
    ]),
  );
});
