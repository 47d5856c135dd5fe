import { PAINT } from '../../styles/palette.ts';
import { Drawing, Sky } from './Drawing.tsx';

/** To repair or to replace: one pane, half with its star under the injector, half new in the cups that carry it. */
export function GuideChoice({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 400 260" className={className}>
      <Sky id="choix-ciel" />
      <path d="M0 0h400v260H0Z" fill="#07454b" />
      <g id="choix-verre">
        <path
          d="m22 196 26-96q4-14 18-16 44-6 78 0 14 2 18 16l26 96q3 11-8 13-76 11-150 0-11-2-8-13Z"
          fill="url(#choix-ciel)"
          stroke={PAINT.bumper}
          strokeWidth="5"
        />
        <path d="m112 84-48 126 30 3 46-128Zm40 4-46 126h12l42-118Z" fill="#fff" opacity=".32" />
      </g>
      <use href="#choix-verre" x="190" />
      <g stroke="#fff">
        <path
          strokeWidth="2.4"
          d="m104 150 20-14 17-1m-37 15 4-24 10-17m-14 41-21-11-9-11m30 22-24 8-18 2m42-10-8 23-12 14m20-37 12 21 4 22"
        />
        <circle cx="104" cy="150" r="6" fill={PAINT.signal} stroke={PAINT.bumper} strokeWidth="2.5" />
      </g>
      <path d="M104 40v18M92 40h24" stroke={PAINT.edgeBright} strokeWidth="5" />
      <path d="M92 56h24v50l-8 28h-8l-8-28Z" fill="#fff" stroke={PAINT.bumper} strokeWidth="3.5" />
      <path d="M96 72h16v33l-6 22h-4l-6-22Z" fill={PAINT.signal} />
      <path d="M252 146v-60q0-20 20-20h46q20 0 20 20v60" stroke={PAINT.bumper} strokeWidth="9" />
      <path d="M252 146v-60q0-20 20-20h46q20 0 20 20v60" stroke={PAINT.edgeBright} strokeWidth="2" />
      <g fill={PAINT.inside} stroke={PAINT.bumper} strokeWidth="3.5">
        <circle cx="252" cy="152" r="24" />
        <circle cx="338" cy="152" r="24" />
      </g>
      <g stroke="#9fd6da" strokeWidth="2.5">
        <circle cx="252" cy="152" r="13" />
        <circle cx="338" cy="152" r="13" />
      </g>
    </Drawing>
  );
}
