/** The anchor that a writer gives a heading, at its end: `## Le prix {#prix}`. */
export const WRITTEN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** A heading of a long text, for its table of contents. */
export interface Heading {
  ancre: string;
  libelle: string;
}

const SECTION = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g;

/** Sections of a rendered text that can be led to. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(SECTION)].flatMap(([, ancre, libelle = '']) =>
    ancre ? [{ ancre, libelle: libelle.replace(/<[^>]+>/g, '') }] : [],
  );

/**
 * Gives the sections of a legal text their anchors, in order.
 *
 * @param html rendered text
 * @param anchors one for each `##` heading
 * @throws Error when there are not as many anchors as headings
 */
export function withAnchors(html: string, anchors: readonly string[]): string {
  let index = 0;
  const anchored = html.replace(
    SECTION,
    (_, __, label: string) => `<h2 id="${anchors[index++] ?? ''}">${label}</h2>`,
  );
  if (index !== anchors.length) {
    throw new Error(`Le texte compte ${index} titres « ## » pour ${anchors.length} ancres (ancres:).`);
  }
  return anchored;
}
