import type { VitrageId } from '../../domain/vitrage.ts';

/** Each glazing: its shape, the area a finger may hit, and where its number stands, once for each side. */
const GLASSES: { id: VitrageId; shape: string; hit: string; marks: [number, number][] }[] = [
  {
    id: 'pare-brise',
    shape: 'M113 35q-25 59 0 118l52-17q-11-42 0-84Z',
    hit: 'M92 30h76v128H92Z',
    marks: [[134, 94]],
  },
  {
    id: 'vitre-laterale',
    shape:
      'm128 31 42 17h37V28c-28-1-53 0-79 3m86-3v20h38l38-12c-24-6-49-8-76-8m-86 129 42-17h37v20c-28 1-53 0-79-3m86 3v-20h38l38 12c-24 6-49 8-76 8',
    hit: 'M168 0h92v56h-92Zm0 132h92v56h-92Z',
    marks: [
      [211, 38],
      [211, 150],
    ],
  },
  {
    id: 'lunette-arriere',
    shape: 'M308 41q15 53 0 106l-42-13q10-40 0-80Z',
    hit: 'M260 34h66v120h-66Z',
    marks: [[292, 94]],
  },
];

interface Props {
  lit?: VitrageId | undefined;
  /** Makes each glass a target for a finger or a mouse; by keyboard the choices beside the picture are the way. */
  onChoose?: ((id: VitrageId) => void) | undefined;
}

/** The car from above, its glazings numbered as the choices are. `lit` names the one that is chosen. */
export function GlassPicker({ lit, onChoose }: Props) {
  const target = onChoose ? 'glass-picker-target' : '';
  return (
    <svg className="glass-picker" viewBox="0 0 360 188" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d="M60 18h36v152H60ZM268 17h36v154h-36Z" fill="#0a1e24" stroke="#0a1e24" strokeWidth="4" />
      <path
        d="M126 26c-1-9 2-17 8-20 5-2 8 0 9 4 2 7 4 11 9 15M126 162c-1 9 2 17 8 20 5 2 8 0 9-4 2-7 4-11 9-15"
        fill="#fff"
        stroke="#0e7c86"
        strokeWidth="2.5"
      />
      <path
        d="M8 94c0-26 4-42 14-53 9-10 24-14 46-16 40-3 82-4 122-4s92 0 120 4c20 3 31 12 36 27 4 12 6 27 6 42s-2 30-6 42c-5 15-16 24-36 27-28 4-80 4-120 4s-82-1-122-4c-22-2-37-6-46-16C12 136 8 120 8 94Z"
        fill="#fff"
        stroke="#0e7c86"
        strokeWidth="2.5"
      />
      <path
        d="M24 47c26 10 50 14 80 12M24 141c26-10 50-14 80-12M40 66q-9 28 0 56M331 48q9 46 0 92M304 39l24-8m-24 118 24 8M182 62h62m-62 64h62"
        stroke="#bcdcdf"
        strokeWidth="1.8"
      />
      <path
        d="M14 57c2-7 6-13 12-18l12 6c-3 9-8 17-16 24ZM14 131c2 7 6 13 12 18l12-6c-3-9-8-17-16-24Z"
        fill="#fff0bf"
        stroke="#0a1e24"
        strokeWidth="1.8"
      />
      <path
        d="M343 45c4 7 6 14 7 22l-8 2c-3-10-8-18-14-25ZM343 143c4-7 6-14 7-22l-8-2c-3 10-8 18-14 25Z"
        fill="#c8453c"
        stroke="#0a1e24"
        strokeWidth="1.8"
      />
      {GLASSES.map(({ id, shape, hit, marks }, index) => (
        // The choice beside the picture is what a keyboard reaches.
        <g
          key={id}
          className={lit === id ? `${target} glass-picker-lit` : target}
          onClick={onChoose && (() => onChoose(id))}
        >
          {onChoose && <path d={hit} fill="transparent" />}
          <path className="glass-picker-pane" d={shape} stroke="#07454b" strokeWidth="2.5" />
          {marks.map(([x, y]) => (
            <g key={y} transform={`translate(${x} ${y})`}>
              <circle r="13" fill="#fff" stroke="#07454b" strokeWidth="2" />
              <text y="5.5">{index + 1}</text>
            </g>
          ))}
        </g>
      ))}
      <path
        d="M112 48q-13 36-5 76m7-78q-5 14-6 28m193-24q6 16 7 34M176 36h18m-18 116h18"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        pointerEvents="none"
      />
    </svg>
  );
}
