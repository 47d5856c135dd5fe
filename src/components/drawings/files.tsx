import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VitrageId } from '../../domain/vitrage.ts';
import * as PAINT from '../../styles/palette.ts';
import { CarAbove } from './CarAbove.tsx';
import { CarWhole } from './CarWhole.tsx';
import { Drawing } from './Drawing.tsx';

const file = (drawing: ReactElement, style = ''): string =>
  renderToStaticMarkup(drawing).replace(
    /<svg .*?>/,
    (tag) =>
      `${tag.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}${style && `<style>${style}</style>`}`,
  );

export const wholeCarFile = (): string => file(<CarWhole />);

export const carAboveFile = (lamps: boolean): string => file(<CarAbove lamps={lamps} />);

/** Draws the car with one glazing highlighted. Shown as a small image, it has thick lines and no details. */
export const litCarFile = (lit: VitrageId): string =>
  file(
    <CarAbove lit={lit} />,
    '@media(max-width:250px){[stroke]{stroke-width:7}svg>path:not([fill]){display:none}}',
  );

export const brokenCarFile = (): string =>
  file(
    <Drawing viewBox="0 0 360 220">
      <svg width="360" height="188">
        <CarAbove />
      </svg>
      <path
        d="M131 157q36 5 73 4 3 0 3-3v-15q0-3-3-3h-30q-4 0-8 2l-35 12q-3 2 0 3"
        fill={PAINT.ink}
        stroke={PAINT.signal}
        strokeWidth="3"
      />
      <path
        d="m134 156 22 3-9-9Zm32-13 4 7 10-9Zm39-2-13 1 12 9ZM170 160l9-6 5 7Zm20 0 8-4 6 3ZM136 178l9-5-2 9ZM158 176l11 1-8 7ZM182 174l8-5 1 9ZM200 180l10-2-4 8ZM148 192l9 2-6 6ZM172 190l7-6 3 9ZM190 196l10-2-5 8ZM220 174l8 1-5 6ZM164 206l8-4 0 8ZM134 200l7-4-1 7ZM214 196l6-4 1 7Z"
        fill={PAINT.sky}
      />
    </Drawing>,
  );
