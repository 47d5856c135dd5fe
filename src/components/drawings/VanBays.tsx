import { PAINT } from '../../styles/palette.ts';

/** Where the number of each bay stands: to remove, to fit, to repair, to finish. */
const MARKS = [
  [62, 122],
  [268, 122],
  [62, 218],
  [268, 218],
];

/** All of the inside that is seen: the wheel takes its part. */
const ROOM = 'M46 100h394q6 0 6 6v178q0 6-6 6H250v-32q0-12-12-12H98q-12 0-12 12v32H46q-6 0-6-6V106q0-6 6-6Z';

/**
 * The inside of the van, its side cut away: four bays with the tools of one step each, two above two. The room
 * of each bay has its number, so that a list beside the picture may light it.
 */
export const VanBays = () => (
  <g stroke={PAINT.ink} strokeWidth="2.2">
    <path d={ROOM} fill={PAINT.edgePale} stroke="none" />
    <g>
      <Bay number={1} d="M44 104h199v87H44Z" />
      <circle cx="112" cy="156" r="27" fill="#fff" />
      <circle cx="112" cy="156" r="21" stroke={PAINT.edge} />
      <circle cx="112" cy="156" r="15" stroke={PAINT.edge} />
      <circle cx="112" cy="156" r="7" fill={PAINT.ink} />
      <path d="M130 136q14-10 20 4t18 2" stroke={PAINT.edge} />
      <path d="M150 168h32v22h-32Zm8 0v-8h16v8m-8-8v-10h12" fill="#fff" />
      <circle cx="180" cy="148" r="4" fill={PAINT.signal} />
      <path
        d="M198 190v-62q0-6 5-6t5 6v62Zm13 0v-54q0-10 6-12l3 2v64Zm13 0v-66q4-4 8 2v64Z"
        fill={PAINT.signal}
      />
    </g>
    <g>
      <Bay number={2} d="M249 104h193v87H249Z" />
      <path d="M288 156q0-22 22-22h16q22 0 22 22" fill="none" stroke={PAINT.ink} strokeWidth="6" />
      <path d="M276 174q0-16 14-16t14 16l5 14h-38Zm56 0q0-16 14-16t14 16l5 14h-38Z" fill={PAINT.bumper} />
      <path
        d="M372 136h46q4 0 4 4v16q0 4-4 4h-46Zm50 8 14 3v2l-14 3M372 142h-12v12h12m16 6q2 14-6 28h12q8-12 8-28"
        fill="#fff"
      />
      <path d="M376 138h26v20h-26Z" fill={PAINT.edgeBright} />
      <path d="M412 190v-18q0-4 4-4h2v-4h8v4h2q4 0 4 4v18Z" fill="#fff" />
    </g>
    <g>
      <Bay number={3} d="M44 196h199v47H44Z" />
      <path d="M92 240v-10q0-8 8-8h40q8 0 8 8v10" strokeWidth="4" />
      <path d="M84 243v-5h16v5Zm56 0v-5h16v5Z" fill={PAINT.bumper} />
      <path d="M113 208h14v20l-7 12-7-12Zm7-8v8m-6-8h12" fill="#fff" />
      <path d="M115 216h10v11l-5 9-5-9Z" fill={PAINT.signal} stroke="none" />
      <circle cx="178" cy="220" r="14" fill="#fff" />
      <circle cx="178" cy="220" r="9" stroke={PAINT.edge} />
      <path d="m188 230 8 10" strokeWidth="5" />
      <path d="M208 212h28l5 14h-38Z" fill={PAINT.bumper} />
      <path d="M206 229h32l3 10h-38Z" fill={PAINT.edgeBright} stroke="none" opacity=".7" />
    </g>
    <g>
      <Bay number={4} d="M249 196h193v92h-193Z" />
      <path d="M292 286v-32q0-14 14-14h20q14 0 14 14v32Z" fill="#fff" />
      <path d="M292 258h48" />
      <path d="M304 240v-8h24v8Z" fill={PAINT.edgeBright} />
      <path d="M328 236q22-2 20 18v30h10" strokeWidth="4" />
      <path d="M366 286v-42q0-5 5-5h58q5 0 5 5v42Zm22-47v-8h24v8" fill="#fff" />
      <path d="M374 248h52v22h-52Z" fill={PAINT.bumper} />
      <path d="M380 262h8l4-8 6 12 5-8h16" stroke={PAINT.signal} />
      <path d="M378 278h8m6 0h8" />
      <path d="M290 204h24l4 14h-32Z" fill={PAINT.signal} />
    </g>
    <path d={ROOM} stroke={PAINT.bumper} strokeWidth="5" />
    <path d="M42 193h402M246 102v156" stroke={PAINT.bumper} strokeWidth="4" />
    {MARKS.map(([x, y], index) => (
      <g key={`${x}-${y}`} className="van-mark" transform={`translate(${x} ${y})`}>
        <circle r="14" fill="#fff" stroke={PAINT.bumper} />
        <text y="6" stroke="none" fill={PAINT.bumper}>
          {index + 1}
        </text>
      </g>
    ))}
  </g>
);

/** The room of a bay, which is lit with it. */
const Bay = ({ number, d }: { number: number; d: string }) => (
  <path className={`van-bay van-bay-${number}`} d={d} fill={PAINT.edgePale} stroke="none" />
);
