import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VitrageId } from '../../domain/vitrage.ts';
import { CarAbove } from './CarAbove.tsx';
import { CarWhole } from './CarWhole.tsx';

/**
 * Serializes a drawing to an SVG file.
 * @param style CSS included in the file
 */
const file = (drawing: ReactElement, style = ''): string =>
  renderToStaticMarkup(drawing).replace(
    /<svg .*?>/,
    (tag) =>
      `${tag.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}${style && `<style>${style}</style>`}`,
  );

export const wholeCarFile = (): string => file(<CarWhole />);

/** Small car from above with a highlighted glazing and a visible outline, for list rows. */
export const litCarFile = (lit: VitrageId): string =>
  file(<CarAbove id="c" lit={lit} />, '[stroke]{stroke-width:7}svg>path:not([fill]){display:none}');
