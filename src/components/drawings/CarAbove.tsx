import './CarAbove.css';
import type { VitrageId } from '../../domain/vitrage.ts';
import { PAINT } from '../../styles/palette.ts';
import { Drawing } from './Drawing.tsx';

interface Pane {
  id: VitrageId;
  shape: string;
  hit: string;
  marks: [x: number, y: number][];
  tick?: string;
}

const PANES: Pane[] = [
  {
    id: 'pare-brise',
    shape: 'M112 37q4-4 9-2l40 14q4 2 3 6-8 39 0 78 1 4-3 6l-40 14q-5 2-9-2-24-57 0-114Z',
    hit: 'M92 30h76v128H92Z',
    marks: [[133, 94]],
  },
  {
    id: 'vitre-laterale',
    shape:
      'M131 31q36-5 73-4 3 0 3 3v15q0 3-3 3h-30q-4 0-8-2l-35-12q-3-2 0-3m85-4q37 0 70 7 3 1 0 3l-26 9q-3 2-7 2h-36q-3 0-3-3V30q0-3 2-3M131 157q36 5 73 4 3 0 3-3v-15q0-3-3-3h-30q-4 0-8 2l-35 12q-3 2 0 3m85 4q37 0 70-7 3-1 0-3l-26-9q-3-2-7-2h-36q-3 0-3 3v15q0 3 2 3',
    hit: 'M168 0h92v56h-92Zm0 132h92v56h-92Z',
    marks: [
      [211, 38],
      [211, 150],
    ],
    tick: 'translate(183 148.5) scale(.68)',
  },
  {
    id: 'lunette-arriere',
    shape: 'M308 44q13 50 0 100-1 4-5 3l-34-11q-4-2-3-6 8-36 0-72-1-4 3-6l34-11q4-1 5 3Z',
    hit: 'M260 34h66v120h-66Z',
    marks: [[292, 94]],
  },
];

interface Props {
  /** Prefix for ids, unique per page. */
  id: string;
  lit?: VitrageId | undefined;
  numbered?: boolean;
  /** Animates the highlighted glazing to clear glass with a tick. */
  heals?: boolean;
  className?: string;
  /** For pointers; keyboards use the radio buttons beside the drawing. */
  onChoose?: ((id: VitrageId) => void) | undefined;
}

/** Top view with selectable glazings, complete without CSS. */
export function CarAbove({ id, lit, numbered = false, heals = false, className = '', onChoose }: Props) {
  const paint = (name: string) => `url(#${id}-${name})`;
  const healed = heals && PANES.find((pane) => pane.id === lit);
  const mirrored = 'matrix(1 0 0 -1 0 188)';
  return (
    <Drawing className={`car-above ${heals ? 'car-heals' : ''} ${className}`} viewBox="0 0 360 188">
      <linearGradient id={`${id}-tole`} x2="0" y2="1">
        <stop stopColor={PAINT.shade} />
        <stop offset=".24" stopColor="#fff" />
        <stop offset=".76" stopColor="#fff" />
        <stop offset="1" stopColor={PAINT.shade} />
      </linearGradient>
      <linearGradient id={`${id}-ciel`}>
        <stop stopColor="#5fb1b9" />
        <stop offset=".6" stopColor="#a9dade" />
        <stop offset="1" stopColor="#d3eeef" />
      </linearGradient>
      <g id={`${id}-cote`}>
        <path d="M64 24v-4q0-3 3-3h30q3 0 3 3v4M268 24v-4q0-3 3-3h30q3 0 3 3v4" fill={PAINT.ink} />
        <path
          d="M127 27q-1-12 5-19 3-4 8-3 5 1 5 6 0 10 6 16"
          fill="#fff"
          stroke={PAINT.edge}
          strokeWidth="2"
        />
      </g>
      <use href={`#${id}-cote`} transform={mirrored} />
      <path
        d="M7 94c0-24 3-43 14-54 9-10 24-14 43-16 20-2 38-2 58-.5 40 1.5 84 1.5 124 0 24-2 48-2 64 3 20 6 32 19 37 37 3 10 4 20 4 30.5s-1 20.5-4 30.5c-5 18-17 31-37 37-16 5-40 5-64 3-40-1.5-84-1.5-124 0-20 1.5-38 1.5-58-.5-19-2-34-6-43-16-11-11-14-30-14-54Z"
        fill={paint('tole')}
        stroke={PAINT.edge}
        strokeWidth="2"
      />
      <path
        className="car-above-folds"
        d="M97 47q-13 47 0 94M30 45q30 12 68 9M30 143q30-12 68-9M46 58q-10 36 0 72M317 42q13 52 0 104M318 44l18 10m-18 90 18-10M172 60q-4 34 0 68M258 60q3 34 0 68M184 62h62m-62 64h62"
        stroke={PAINT.fold}
        strokeWidth="1.6"
      />
      <path d="M9 74q-4 20 0 40l6-3q-3-17 0-34Z" fill={PAINT.bumper} />
      <g id={`${id}-feux`}>
        <path
          d="M13 66q1-14 11-24l17 4q-6 13-24 23Z"
          fill={heals ? PAINT.lensLit : PAINT.lens}
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
      <use href={`#${id}-feux`} transform={mirrored} />
      {PANES.map(({ id: pane, shape, hit, marks }, index) => {
        const isLit = lit === pane;
        return (
          <g
            key={pane}
            className={`car-above-pane ${isLit ? 'car-above-lit' : ''} ${onChoose ? 'car-above-asks' : ''}`}
            onClick={onChoose && (() => onChoose(pane))}
          >
            {onChoose && <path d={hit} fill="transparent" />}
            <path d={shape} fill={paint('ciel')} stroke={PAINT.bumper} strokeWidth="3" />
            <path
              className="car-above-signal"
              d={shape}
              fill={PAINT.signal}
              stroke={PAINT.bumper}
              strokeWidth="3"
              opacity={isLit ? 1 : 0}
            />
            {numbered &&
              marks.map(([x, y]) => (
                <g key={y} transform={`translate(${x} ${y})`}>
                  <circle r="13" fill="#fff" stroke={PAINT.bumper} strokeWidth="2" />
                  <text y="5.5" fontSize="15">
                    {index + 1}
                  </text>
                </g>
              ))}
          </g>
        );
      })}
      <path
        className="car-above-folds"
        d="M110 54q-9 30-6 52m9-58-2 8m192-3q8 22 7 44M176 33h14m-14 122h14"
        stroke="#fff"
        strokeWidth="2.5"
        opacity=".85"
        pointerEvents="none"
      />
      {healed && (
        <g className="car-above-tick" transform={healed.tick ?? `translate(${healed.marks[0]})`}>
          <circle r="15" fill={PAINT.ok} stroke="#fff" strokeWidth="2.5" />
          <path d="m-6.5.5 4.5 4.5L6.5-4.5" stroke="#fff" strokeWidth="3" />
        </g>
      )}
    </Drawing>
  );
}
