import { createHash } from 'node:crypto';
import { keysOf } from '../lib/keys-of.ts';

/** The style sheets that pages link: every sheet of a folder is in its file, what lies below the first screen in the first. All others are written into the page. */
const FILES = {
  sections: import.meta.glob<string>(
    ['./print.css', './atoms/*.css', '../sections/**/*.css', '../components/end/*.css'],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
  funnel: import.meta.glob<string>('../islands/funnel/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
};

export type LinkedFile = keyof typeof FILES;

/** Its style, and a name that changes with it, so that a browser may keep the file for ever. */
export function linkedStyle(file: LinkedFile): { name: string; css: string } {
  const css = Object.values(FILES[file]).join('');
  return { name: `${file}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`, css };
}

export const linkedStyles = () => keysOf(FILES).map(linkedStyle);
