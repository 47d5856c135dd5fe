/** The anchor that ends a heading: `## Le prix {#prix}`. */
const HEADING_ANCHOR = /^(#+ .*)\{#[a-z0-9-]+\}[ \t]*$/gm;

/** Braces that remain once every name is taken out. */
const STRAY_BRACE = /\{[^{}\n]{0,40}\}|\{[^{}\s.,;:]*|\}/;

/**
 * The remedy for braces that hold no name: they would reach the visitor instead of the figure.
 *
 * @param names what a name looks like there
 * @returns nothing where every brace is that of a name
 */
export function strayBrace(text: string, names: RegExp): string | undefined {
  const [stray] = STRAY_BRACE.exec(text.replace(HEADING_ANCHOR, '$1').replace(names, '')) ?? [];
  const remedy = stray?.startsWith('{#')
    ? 'une ancre termine un titre, en minuscules et sans espace, comme « ## Le prix {#prix} »'
    : 'un nom s’écrit entre deux accolades, en minuscules et sans espace';
  return stray && `contient « ${stray} » : ${remedy}`;
}
