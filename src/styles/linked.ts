import { createHash } from 'node:crypto';

/** A linked style sheet. The hash in the name lets browsers cache the file for ever. */
function joined(name: string, sheets: Record<string, string>): { name: string; css: string } {
  const css = Object.values(sheets).join('');
  return { name: `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`, css };
}

/** Linked style sheets by name. All other CSS is inlined. */
export const LINKED_STYLES = {
  sections: joined(
    'sections',
    import.meta.glob<string>(
      [
        './{columns,print,room,rows}.css',
        './tokens-*.css',
        './atoms/*.css',
        '../sections/**/*.css',
        '../components/{end,drawings,overlay}/*.css',
      ],
      { query: '?inline', import: 'default', eager: true },
    ),
  ),
  // The plate card imports the two excluded sheets, so that they are inlined.
  funnel: joined(
    'funnel',
    import.meta.glob<string>(
      ['../islands/**/*.css', '!../islands/plate-card/PlateCard.css', '!../islands/shared/PlateInput.css'],
      { query: '?inline', import: 'default', eager: true },
    ),
  ),
};
