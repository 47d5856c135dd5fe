import { isDrawing } from '../../schemas/photo.ts';
import type { ContentTree } from '../content/parse.ts';
import { textsIn } from '../content/walk-texts.ts';
import { markdownParts } from '../text/markdown-parts.ts';

export interface Shown {
  file: string;
  field: string;
  /** Path as in the source text: `/photos/atelier.jpg`. */
  path: string;
  alt: string;
  /** Whether the layout allows photographs in this text. */
  allowed: boolean;
  alone: boolean;
}

/** Whether an image is a paragraph of its own, which may be indented (in a list) if the image is a drawing. */
const isAlone = (picture: string, path: string, text: string): boolean =>
  text
    .split(/\n\s*\n/)
    .some((paragraph) => (isDrawing(path) ? paragraph.trim() : paragraph.trimEnd()) === picture);

export function photosShown({ entries }: Pick<ContentTree, 'entries'>): Shown[] {
  const shown: Shown[] = [];
  for (const entry of Object.values(entries).flat()) {
    const { file } = entry;
    for (const { field, text, schema } of textsIn(entry)) {
      if (schema.reference === 'photos' || schema.reference === 'dessins')
        shown.push({ file, field, path: text, alt: text, allowed: true, alone: true });
      const allowed = schema.photos === true;
      for (const { type, href, text: alt, raw } of markdownParts(text).links)
        if (type === 'image')
          shown.push({ file, field, path: href, alt, allowed, alone: isAlone(raw, href, text) });
    }
  }
  return shown;
}
