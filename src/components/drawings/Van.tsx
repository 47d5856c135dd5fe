import './Van.css';
import { PAINT } from '../../styles/palette.ts';
import { Drawing, Sky } from './Drawing.tsx';
import { VanBays } from './VanBays.tsx';

interface Props {
  /** Sets apart what one drawing of the page names from what another does. */
  id: string;
  /** Its side cut away: the four bays of its workshop, numbered. */
  open?: boolean;
}

/** Middles of the wheels. */
const WHEELS = [168, 612];

/** The workshop that comes to you, from its side; opened, the bays of its tools. Painted by its own attributes. */
export function Van({ id, open = false }: Props) {
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <Drawing className="van" viewBox="0 0 764 368">
      <linearGradient id={`${id}-tole`} x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset=".4" stopColor="#eef6f6" />
        <stop offset=".62" stopColor={PAINT.shade} />
        <stop offset=".7" stopColor="#fff" />
        <stop offset="1" stopColor="#e6f1f1" />
      </linearGradient>
      <Sky id={`${id}-ciel`} />
      <ellipse cx="384" cy="352" rx="366" ry="11" fill={PAINT.ink} opacity=".28" />
      <path d="M40 48h424M72 48v14M252 48v14M432 48v14" stroke={PAINT.fold} strokeWidth="6" />
      <path
        d="M30 312q-8 0-8-9V96q0-34 32-34h416q46 0 78 30l70 68q62 6 94 26 20 12 23 44l1 22q6 2 6 12v34q0 14-14 14h-54a62 62 0 0 0-124 0H230a62 62 0 0 0-124 0Z"
        fill={paint('tole')}
        stroke={PAINT.edge}
        strokeWidth="3"
      />
      <path d="M106 311a62 62 0 0 1 124 0ZM550 311a62 62 0 0 1 124 0Z" fill={PAINT.bumper} />
      <path d="m546 97 64 62" stroke={PAINT.bumper} strokeWidth="10" />
      <path d="m548 98 62 60" stroke={PAINT.edgeBright} strokeWidth="3.5" />
      <path
        d="M484 92h20q16 0 28 11l52 50q8 8-2 10-46 3-98 3-8 0-8-8v-58q0-8 8-8Z"
        fill={paint('ciel')}
        stroke={PAINT.bumper}
        strokeWidth="5.5"
      />
      <path d="m516 96-30 64h22l26-52Zm30 22-20 42h10l18-34Z" fill="#fff" opacity=".38" />
      <path
        d="M460 80v222M604 172q2 50-42 78M22 232h430M460 198q70 6 146-8 50-8 104-4M24 90h436"
        stroke={PAINT.fold}
        strokeWidth="2.5"
      />
      <path
        d="M574 152q18-4 28 2 4 3 4 8v18q0 10-12 10-16-1-18-14Z"
        fill={paint('tole')}
        stroke={PAINT.edge}
        strokeWidth="3"
      />
      <path d="M476 214h28" stroke={PAINT.bumper} strokeWidth="6" />
      <path d="M32 300h72M232 300h316M680 284h56" stroke={PAINT.bumper} strokeWidth="7" />
      <path
        d="M674 194q36 6 52 26 8 11 8 24-28 2-44-12-13-12-16-38Z"
        fill={PAINT.lens}
        stroke={PAINT.bumper}
        strokeWidth="2.5"
      />
      <path d="M680 200q28 6 42 22" stroke={PAINT.onDeep} strokeWidth="3" />
      <circle cx="704" cy="228" r="7" fill="#cfe5e7" stroke="#9fd6da" strokeWidth="2" />
      <path d="M23 140h11v56H23" fill={PAINT.tail} stroke={PAINT.bumper} strokeWidth="2.5" />
      {open ? <VanBays /> : <SideRack paint={paint} />}
      {WHEELS.map((x) => (
        <g key={x} transform={`translate(${x} 306)`}>
          <circle r="46" fill={PAINT.ink} />
          <circle r="28" fill={PAINT.shade} stroke="#9fd6da" strokeWidth="2.5" />
          <path
            d="M0-21v9M0 21v-9M-21 0h9M21 0h-9M-15-15l6.5 6.5M15 15 8.5 8.5M15-15 8.5-8.5M-15 15l6.5-6.5"
            stroke={PAINT.edge}
            strokeWidth="3.5"
          />
          <circle r="7" fill={PAINT.bumper} />
        </g>
      ))}
    </Drawing>
  );
}

/** Windscreens strapped to the rack at its side: what the van is there for. */
const SideRack = ({ paint }: { paint: (name: string) => string }) => (
  <>
    <path d="M460 200H262v-96" stroke={PAINT.fold} strokeWidth="2.5" />
    <path d="M96 112v118M262 112v118M82 230h198" stroke={PAINT.bumper} strokeWidth="6" />
    <path
      d="m84 210 25-82q4-13 18-15 52-6 104 0 14 2 18 15l25 82q3 11-8 13-87 12-174 0-11-2-8-13Z"
      fill={paint('ciel')}
      stroke={PAINT.bumper}
      strokeWidth="6"
    />
    <path d="m180 108-58 116 30 3 56-119Zm44 2-56 118h12l54-116Z" fill="#fff" opacity=".32" />
    <path d="M95 172h168" stroke={PAINT.signal} strokeWidth="5" />
  </>
);
