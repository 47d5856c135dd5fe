import type { VitrageId } from '../../domain/vitrage.ts';
import * as PAINT from '../../styles/palette.ts';

interface Pane {
  id: VitrageId;
  shape: string;
  hit: string;
  marks: [x: number, y: number][];
  tick?: string;
}

export const PANES: Pane[] = [
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
  lit?: VitrageId | undefined;
  /** Whether the highlighted pane gets a tick. `.car-heals` (Picture.css) makes the highlight disappear. */
  heals?: boolean;
  /** If set, panes have numbers and touch targets. Keyboard users choose with the buttons beside the drawing. */
  onChoose?: ((id: VitrageId) => void) | undefined;
}

/** Draws highlights, numbers and touch targets of the car's panes over the top view of the car. */
export function CarPanes({ lit, heals = false, onChoose }: Props) {
  const healed = heals && PANES.find((pane) => pane.id === lit);
  return (
    <>
      {PANES.map(({ id, shape, hit, marks }, index) => (
        <g
          key={id}
          className={`${id === lit ? 'car-above-lit' : ''} ${onChoose ? 'car-above-asks' : ''}`}
          onClick={onChoose && (() => onChoose(id))}
        >
          {onChoose && <path d={hit} fill="transparent" />}
          <path
            className="car-above-signal"
            d={shape}
            fill={PAINT.signal}
            stroke={PAINT.bumper}
            strokeWidth="3"
            opacity={id === lit ? 1 : 0}
          />
          {onChoose &&
            marks.map(([x, y]) => (
              <g key={y} transform={`translate(${x} ${y})`}>
                <circle r="13" fill="#fff" stroke={PAINT.bumper} strokeWidth="2" />
                <text y="5.5" fontSize="15">
                  {index + 1}
                </text>
              </g>
            ))}
        </g>
      ))}
      <path
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
    </>
  );
}
