/** Explicit anchor of a heading: `## Le prix {#prix}`. */
const HEADING_ANCHOR = /^(#+ .*)\{#[a-z0-9-]+\}[ \t]*$/gm;

const STRAY_BRACE = /\{[^{}\n]{0,40}\}|\{[^{}\s.,;:]*|\}/;

/** Finds a brace that the page would show. @param names regex (flag `g`) of placeholders @returns error message */
export function strayBrace(text: string, names: RegExp): string | undefined {
  const [stray] = STRAY_BRACE.exec(text.replace(HEADING_ANCHOR, '$1').replace(names, '')) ?? [];
  const remedy = stray?.startsWith('{#')
    ? 'une ancre termine un titre, en minuscules et sans espace, comme « ### La médiation {#mediation} »'
    : 'un nom s’écrit entre deux accolades, en minuscules et sans espace';
  return stray && `contient « ${stray} » : ${remedy}`;
}
