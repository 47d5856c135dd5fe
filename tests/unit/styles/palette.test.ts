import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAIL_PAINT, PAINT } from '../../../src/styles/palette.ts';

const tokens = ['tokens', 'grounds'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('');
const token = (name: string) =>
  new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#[0-9a-f]+);`).exec(
    tokens,
  )?.[1];

const SHARED = ['paper', 'ink', 'edge', 'edgeBright', 'edgePale', 'edgeDeep', 'signal', 'plateBlue'] as const;

test.each([...SHARED.map((name) => [name, PAINT[name]] as const), ...Object.entries(MAIL_PAINT)])(
  'drawings, e-mails and style sheets share the colour %s',
  (name, paint) => expect(token(name)).toBe(paint),
);
