import { createHash } from 'node:crypto';
import { keysOf } from '../lib/keys-of.ts';

/** Linked style sheets, one per folder; all other CSS is inlined. */
const FILES = {
  sections: import.meta.glob<string>(
    ['./print.css', './atoms/*.css', '../sections/**/*.css', '../components/end/*.css'],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
  // The card imports these two sheets.
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

/** Name and content of a linked sheet. The hash in the name allows immutable caching. */
export function linkedStyle(file: LinkedFile): { name: string; css: string } {
  const css = Object.values(FILES[file]).join('');
  return { name: `${file}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`, css };
}

export const linkedStyles = () => keysOf(FILES).map(linkedStyle);
