import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as PAINT from '../../../src/styles/palette.ts';

const tokens = ['tokens', 'tokens-drawings', 'tokens-form', 'grounds']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('');
const token = (name: string) =>
  new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#[0-9a-f]+);`).exec(
    tokens,
  )?.[1];

/** Colours that only drawings use. */
const DRAWN = ['bumper', 'fold', 'inside', 'shade', 'sky', 'tail'];

test.each(Object.entries(PAINT).filter(([name]) => !DRAWN.includes(name)))(
  'drawings, e-mails and style sheets share the colour %s',
  (name, paint) => expect(token(name)).toBe(paint),
);
