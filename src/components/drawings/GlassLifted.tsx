import { PAINT } from '../../styles/palette.ts';
import { WINDSCREEN } from './CarFront.tsx';

/** x positions of the suction cups. */
const CUPS = [138, 262];

/** Overlay for CarWhole.tsx: the old windscreen removed, a new one lowered on two suction cups. */
export const GlassLifted = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d={WINDSCREEN} fill={PAINT.bumper} stroke={PAINT.bumper} strokeWidth="5" />
    <path
      d="M102 146V98q0-14 14-14h2v-8q1-9 10-9h16q10 0 10 9v8h2q14 0 14 14v50ZM230 148V98q0-14 14-14h2v-8q1-9 10-9h16q10 0 10 9v8h2q14 0 14 14v48Z"
      fill={PAINT.inside}
    />
    <path
      d="M226 148q4-38 38-38c34 0 36 13 38 38"
      fill="none"
      stroke={PAINT.edgeBright}
      strokeWidth="5"
      opacity=".6"
    />
    <path d={WINDSCREEN} fill="none" stroke={PAINT.signal} strokeWidth="3" strokeDasharray="1 9" />
    <path
      d="M62 40V96M338 40v56m-284-8 8 10 8-10m260 0 8 10 8-10"
      fill="none"
      stroke={PAINT.signal}
      strokeWidth="3"
    />
    <g transform="translate(0 -112)">
      <path d={WINDSCREEN} transform="translate(0 7)" fill={PAINT.edge} stroke={PAINT.edge} strokeWidth="5" />
      <path d={WINDSCREEN} fill={PAINT.sky} stroke={PAINT.edgePale} strokeWidth="5" />
      <path d="m200 20-66 126h44l68-127Zm58 0-68 126h13l68-125Z" fill={PAINT.paper} opacity=".42" />
      <path d="M178 19h44l-4 17q-1 5-6 5h-24q-4 0-6-5Z" fill={PAINT.bumper} />
      {CUPS.map((x) => (
        <g key={x} transform={`translate(${x} 84)`} stroke={PAINT.bumper} strokeWidth="4">
          <circle r="24" fill={PAINT.inside} />
          <circle r="16" fill="none" stroke={PAINT.fold} strokeWidth="2" />
          <path d="M-22 0h44" strokeWidth="14" />
          <path d="M-22 0h44" stroke={PAINT.signal} strokeWidth="7" />
        </g>
      ))}
    </g>
  </g>
);
