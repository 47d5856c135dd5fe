import { createHash } from 'node:crypto';
import { keysOf } from '../lib/keys-of.ts';

/** Files of each linked style sheet. All other CSS is inlined. */
const FILES = {
  sections: import.meta.glob<string>(
    [
      './{columns,print,room,rows}.css',
      './atoms/*.css',
      '../sections/**/*.css',
      '../components/{end,drawings,overlay}/*.css',
    ],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
  // The plate card imports the two excluded sheets, so that they are inlined.
  funnel: import.meta.glob<string>(
    ['../islands/**/*.css', '!../islands/plate-card/PlateCard.css', '!../islands/shared/PlateInput.css'],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
};

export type LinkedFile = keyof typeof FILES;

/** Name and content of a linked style sheet. The hash in the name lets browsers cache the file for ever. */
export function linkedStyle(file: LinkedFile): { name: string; css: string } {
  const css = Object.values(FILES[file]).join('');
  return { name: `${file}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`, css };
}

export const linkedStyles = () => keysOf(FILES).map(linkedStyle);
