import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VitrageId } from '../../domain/vitrage.ts';
import { CarAbove } from './CarAbove.tsx';
import { CarWhole } from './CarWhole.tsx';

/** A drawing as the text of an SVG file. @param style for what is drawn there */
const file = (drawing: ReactElement, style = ''): string =>
  renderToStaticMarkup(drawing).replace(
    /<svg .*?>/,
    (tag) =>
      `${tag.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}${style && `<style>${style}</style>`}`,
  );

export const wholeCarFile = (): string => file(<CarWhole />);

/** The car from above as a line of a slip shows it: small, with one glazing lit and a rim that is seen. */
export const litCarFile = (lit: VitrageId): string =>
  file(<CarAbove id="c" lit={lit} />, '[stroke]{stroke-width:7}svg>path:not([fill]){display:none}');
