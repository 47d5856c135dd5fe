import type { ContentTree } from '../content/parse.ts';
import { textsIn } from '../content/walk-texts.ts';
import { linksIn } from '../text/links-in.ts';

export interface Shown {
  file: string;
  field: string;
  /** As written, `/photos/atelier.jpg`. */
  path: string;
  alt: string;
  /** Whether the layout supports a photograph there. */
  allowed: boolean;
  alone: boolean;
}

export function photosShown({ entries }: Pick<ContentTree, 'entries'>): Shown[] {
  const shown: Shown[] = [];
  for (const entry of Object.values(entries).flat()) {
    const { file, collection } = entry;
    for (const { field, text, schema } of textsIn(entry)) {
      if (schema.reference === 'photos' || schema.reference === 'dessins')
        shown.push({ file, field, path: text, alt: text, allowed: true, alone: true });
      const allowed = schema.photos === true || (collection === 'articles' && field === '');
      const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
      for (const { type, href, text: alt, raw } of linksIn(text))
        if (type === 'image')
          shown.push({ file, field, path: href, alt, allowed, alone: paragraphs.includes(raw) });
    }
  }
  return shown;
}
