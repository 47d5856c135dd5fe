import type { VitrageId } from '../../domain/vitrage.ts';
import * as PAINT from '../../styles/palette.ts';
import { CarPanes, PANES } from './CarPanes.tsx';
import { Drawing } from './Drawing.tsx';

interface Props {
  lit?: VitrageId | undefined;
  lamps?: boolean;
}

/** Draws the car from above for SVG files (files.tsx). Its colours are attributes, as files cannot use the site's CSS. */
export function CarAbove({ lit, lamps = false }: Props) {
  const mirrored = 'matrix(1 0 0 -1 0 188)';
  return (
    <Drawing viewBox="0 0 360 188">
      <linearGradient id="tole" x2="0" y2="1">
        <stop stopColor={PAINT.shade} />
        <stop offset=".24" stopColor="#fff" />
        <stop offset=".76" stopColor="#fff" />
        <stop offset="1" stopColor={PAINT.shade} />
      </linearGradient>
      <linearGradient id="ciel">
        <stop stopColor="#5fb1b9" />
        <stop offset=".6" stopColor="#a9dade" />
        <stop offset="1" stopColor="#d3eeef" />
      </linearGradient>
      <g id="cote">
        <path d="M64 24v-4q0-3 3-3h30q3 0 3 3v4M268 24v-4q0-3 3-3h30q3 0 3 3v4" fill={PAINT.ink} />
        <path
          d="M127 27q-1-12 5-19 3-4 8-3 5 1 5 6 0 10 6 16"
          fill="#fff"
          stroke={PAINT.edge}
          strokeWidth="2"
        />
      </g>
      <use href="#cote" transform={mirrored} />
      <path
        d="M7 94c0-24 3-43 14-54 9-10 24-14 43-16 20-2 38-2 58-.5 40 1.5 84 1.5 124 0 24-2 48-2 64 3 20 6 32 19 37 37 3 10 4 20 4 30.5s-1 20.5-4 30.5c-5 18-17 31-37 37-16 5-40 5-64 3-40-1.5-84-1.5-124 0-20 1.5-38 1.5-58-.5-19-2-34-6-43-16-11-11-14-30-14-54Z"
        fill="url(#tole)"
        stroke={PAINT.edge}
        strokeWidth="2"
      />
      <path
        d="M97 47q-13 47 0 94M30 45q30 12 68 9M30 143q30-12 68-9M46 58q-10 36 0 72M317 42q13 52 0 104M318 44l18 10m-18 90 18-10M172 60q-4 34 0 68M258 60q3 34 0 68M184 62h62m-62 64h62"
        stroke={PAINT.fold}
        strokeWidth="1.6"
      />
      <path d="M9 74q-4 20 0 40l6-3q-3-17 0-34Z" fill={PAINT.bumper} />
      <g id="feux">
        <path
          d="M13 66q1-14 11-24l17 4q-6 13-24 23Z"
          fill={lamps ? PAINT.lensLit : PAINT.lens}
          stroke={PAINT.bumper}
          strokeWidth="2"
        />
        <path d="M17 60q2-9 9-14" stroke={PAINT.onDeep} strokeWidth="2" />
        <circle cx="28" cy="51" r="3" fill="#cfe5e7" />
        <path
          d="M332 39q12 10 15 27l-8 2q-4-14-15-24Z"
          fill={PAINT.tail}
          stroke={PAINT.bumper}
          strokeWidth="2"
        />
      </g>
      <use href="#feux" transform={mirrored} />
      {PANES.map(({ id, shape }) => (
        <path key={id} d={shape} fill="url(#ciel)" stroke={PAINT.bumper} strokeWidth="3" />
      ))}
      <CarPanes lit={lit} />
    </Drawing>
  );
}
