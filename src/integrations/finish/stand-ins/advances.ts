import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

/** Widths of a font's characters in em; undefined for a character that it lacks. */
export type Advances = (character: string) => number | undefined;

/** What titles are set with: its widths, and its height above and below the line, in em. */
export interface FontMetrics {
  advances: Advances;
  ascent: number;
  descent: number;
}

/**
 * Reads what layout needs of a font.
 *
 * @throws Error when the file is no font, or several in one
 */
export function fontMetrics(file: string): FontMetrics {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts`);
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    advances: (character) => {
      const code = character.codePointAt(0) ?? 0;
      return font.hasGlyphForCodePoint(code)
        ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
        : undefined;
    },
  };
}
