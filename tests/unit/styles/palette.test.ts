import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAINT } from '../../../src/styles/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const token = (name: string) =>
  new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#[0-9a-f]+);`).exec(
    tokens,
  )?.[1];

test.each(['paper', 'ink', 'edge', 'edgeBright', 'edgePale', 'edgeDeep', 'signal', 'plateBlue'] as const)(
  'drawings and style sheets have the same %s',
  (name) => {
    expect(token(name)).toBe(PAINT[name]);
  },
);
