import * as PAINT from '../../styles/palette.ts';

export const SIZE = { width: 1200, height: 630 } as const;

const GLASS =
  'M0 520 92 96C103 46 140 12 190 4c170-26 350-26 520 0 50 8 87 42 98 92l92 424c12 54-18 96-70 108-250 54-510 54-760 0-52-12-82-54-70-108Z';

const STAR = 'm0 0 30-22M0 0l-9-40M0 0l-34-12M0 0l-24 26M0 0l12 34M0 0l40 10';

/** Width in px of the logo before the brand. */
export const MARK_WIDTH = 78;

/** Copy of src/components/site/Logo.astro for dark backgrounds. */
const MARK = `<g transform="translate(70 53) scale(1.6)" fill="none" stroke-linecap="round" stroke-width="2.4">
  <path d="M3.4 23.6 8.1 8.1C8.6 6.4 9.9 5.1 11.7 4.8 17 3.9 23 3.9 28.3 4.8c1.8.3 3.1 1.6 3.6 3.3l4.7 15.5c.5 1.7-.5 3.4-2.2 3.8-9.3 2-19.5 2-28.8 0-1.7-.4-2.7-2.1-2.2-3.8Z" fill="${PAINT.edgePale}" stroke="${PAINT.edgeBright}" stroke-width="3"/>
  <path d="m11 20 5-11M16.5 20.6 21.6 9.4" stroke="${PAINT.paper}"/><path d="M20 28.6 28.5 19" stroke="${PAINT.edgeDeep}"/>
</g>`;

export const BACKDROP = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<defs>
  <clipPath id="g"><path d="${GLASS}"/></clipPath>
  <linearGradient id="d" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="${PAINT.edgeDeep}"/><stop offset="1" stop-color="#05343a"/>
  </linearGradient>
  <linearGradient id="f" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${PAINT.edgePale}" stop-opacity=".22"/><stop offset="1" stop-color="${PAINT.edgePale}" stop-opacity=".05"/>
  </linearGradient>
  <linearGradient id="r" x1="0" y1="0" x2="1" y2="0">
    <stop offset="0" stop-color="${PAINT.edgeBright}"/><stop offset="1" stop-color="${PAINT.edge}"/>
  </linearGradient>
</defs>
<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#d)"/>
<g transform="translate(790 92) rotate(-7)">
  <path d="${GLASS}" fill="url(#f)"/>
  <g clip-path="url(#g)" fill="${PAINT.paper}">
    <path d="M250-20 80 700h70L330-20Z" opacity=".08"/><path d="M356-20 176 700h22L384-20Z" opacity=".08"/>
  </g>
  <path d="${GLASS}" fill="none" stroke="${PAINT.edge}" stroke-width="17"/>
  <path d="${GLASS}" fill="none" stroke="${PAINT.edgeBright}" stroke-width="3.5" transform="translate(450 320) scale(.978 .97) translate(-450 -320)"/>
  <g transform="translate(300 250)" stroke="${PAINT.paper}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".9">
    <path d="${STAR}"/><circle r="7" fill="${PAINT.edgeDeep}"/>
  </g>
</g>
<rect y="${SIZE.height - 10}" width="${SIZE.width}" height="10" fill="url(#r)"/>
${MARK}
</svg>`;
