import './CarFront.css';
import * as PAINT from '../../styles/palette.ts';
import { Drawing } from './Drawing.tsx';

interface Props {
  /** Prefix for ids, unique per page. */
  id: string;
  whole?: boolean;
}

const WINDSCREEN =
  'm56 134 33-92q6-16 25-19c56-7 116-7 172 0q19 3 25 19l33 92q3 10-7 12c-90 13-184 13-274 0q-9-2-7-12Z';

const CarStar = () => (
  <g className="car-front-star" stroke="#fff" fill="none" strokeLinecap="round">
    <path
      strokeWidth="2.2"
      d="m132 86 21-15 18-1m-39 16 4-26 11-18m-15 44-22-12-10-12m32 24-25 9-19 2m44-11-8 24-13 15m21-39 13 22 4 19 4 9m-21-50 26 8 13 10"
    />
    <path
      strokeWidth="1.3"
      d="m153 71 6-14m-49 17-15 3m12 18-8 14m46-1 16 6m-43-37q9-11 20-8m13 6q6 9 3 16m-12 12q-10 7-18-2m-11-13q-1-6 3-13"
    />
    <circle cx="132" cy="86" r="5.5" fill={PAINT.bumper} strokeWidth="2.2" />
  </g>
);

/** Draws the car from the front. CSS colours the headlights, and `.car-heals` (Picture.css) moves the wipers. */
export function CarFront({ id, whole = false }: Props) {
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <Drawing className="car-front" viewBox="0 0 400 256">
      <linearGradient id={`${id}-tole`} x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset=".5" stopColor={PAINT.shade} />
        <stop offset=".8" stopColor="#fff" />
      </linearGradient>
      <linearGradient id={`${id}-ciel`} x1=".8" x2=".3" y2="1">
        <stop stopColor="#f0fafa" />
        <stop offset=".5" stopColor={PAINT.sky} />
        <stop offset="1" stopColor="#1f7b85" />
      </linearGradient>
      <radialGradient id={`${id}-halo`}>
        <stop stopColor="#fff" />
        <stop offset=".14" stopColor="#fff3cf" />
        <stop offset=".3" stopColor={PAINT.signal} stopOpacity=".75" />
        <stop offset="1" stopColor={PAINT.signal} stopOpacity="0" />
      </radialGradient>
      <clipPath id={`${id}-vue`}>
        <path id={`${id}-verre`} d={WINDSCREEN} />
      </clipPath>
      <g stroke={PAINT.edge} strokeWidth="2" fill={paint('tole')}>
        <path d="M44 139q-4-26-31-28-25 1-25 20 0 16 18 17 21 2 38-9ZM356 139q4-26 31-28 25 1 25 20 0 16-18 17-21 2-38-9Z" />
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 258v-58c0-24 6-37 22-47q18-11 25-29l32-83q9-25 39-30 82-10 164 0 30 5 39 30l32 83q7 18 25 29c16 10 22 23 22 47v58"
        />
      </g>
      <use href={`#${id}-verre`} fill={paint('ciel')} />
      <g clipPath={paint('vue')}>
        <path d="M126 56q74-8 148 0l11 44H115Z" fill="#fff" opacity=".28" />
        <path
          d="M102 150V98q0-14 14-14h2v-8q1-9 10-9h16q10 0 10 9v8h2q14 0 14 14v52ZM230 150V98q0-14 14-14h2v-8q1-9 10-9h16q10 0 10 9v8h2q14 0 14 14v52Z"
          fill={PAINT.inside}
          opacity=".45"
        />
        <path
          className="car-front-shine"
          d="m228 0-92 170h50L278 0Zm60 0-92 170h14L302 0Z"
          fill="#fff"
          opacity=".32"
        />
        <path d="M226 148q4-38 38-38c34 0 36 13 38 38" stroke={PAINT.bumper} strokeWidth="6.5" />
        <path d="M40 160V137q160-26 320 0v23Z" fill={PAINT.bumper} />
        <path d="M58 140q142-24 284 0" stroke="#3f9aa3" opacity=".6" />
      </g>
      <use href={`#${id}-verre`} stroke={PAINT.bumper} strokeWidth="5" />
      <path d="M178 19h44l-4 17q-1 5-6 5h-24q-4 0-6-5Z" fill={PAINT.bumper} />
      {!whole && (
        <g className="car-front-wiped" clipPath={paint('reste')}>
          <clipPath id={`${id}-reste`}>
            <path d="M400 214-180 63v-400h580Z" />
          </clipPath>
          <CarStar />
        </g>
      )}
      <path d="M60 146q140 21 280 0l12 4q-152 24-304 0Z" fill={PAINT.bumper} />
      <g className="car-front-blade" stroke={PAINT.bumper} strokeWidth="5">
        <path d="M184 158 120 136M76 125l98 25" />
        <path d="M180 156l-59-20M79 124.5l93 24" stroke="#7fc3c9" strokeWidth="1.3" />
      </g>
      <g className="car-front-blade car-front-blade-right" stroke={PAINT.bumper} strokeWidth="5">
        <path d="M308 150 250 136M206 128l94 15" />
        <path d="M304 149l-54-14M209 127.5l89 14" stroke="#7fc3c9" strokeWidth="1.3" />
      </g>
      <path
        d="M47 151q-19 21-26 48 90 21 179 21t179-21q-7-27-26-48m-237 16a86 86 0 0 0-22 46m190-46q19 21 22 46"
        stroke="#9fd6da"
        strokeWidth="1.6"
      />
      <path d="M134 227q66 5 132 0l-6 22q-60 5-120 0Z" fill={PAINT.bumper} />
      <path d="M139 234q61 5 122 0m-120 7q59 5 118 0" stroke="#3f9aa3" strokeWidth="1.4" />
      <g id={`${id}-phare`}>
        <path
          className="car-front-lens"
          d="M5 205q62 2 120 20l-8 17c-30 8-69 6-96-4Q7 228 5 205Z"
          stroke={PAINT.bumper}
          strokeWidth="2"
        />
        <g fill="#0e5a63" stroke="#9fd6da" strokeWidth="1.6">
          <circle cx="45" cy="226" r="12" />
          <circle cx="80" cy="230" r="9.5" />
        </g>
        <g fill="#cfe5e7">
          <circle cx="45" cy="226" r="6" />
          <circle cx="80" cy="230" r="4.5" />
        </g>
        <path d="M11 210q55 3 106 16" stroke="#cfe5e7" strokeWidth="3" />
        <path d="M20 236q-9-9-10-20m103 23 4-9" stroke="#3f9aa3" strokeWidth="1.3" />
        <g className="car-front-beam" fill={paint('halo')}>
          <circle cx="45" cy="226" r="52" />
          <circle cx="80" cy="230" r="30" />
        </g>
      </g>
      <use href={`#${id}-phare`} transform="matrix(-1 0 0 1 400 0)" />
    </Drawing>
  );
}
