import * as PAINT from '../../styles/palette.ts';
import { WHOLE_CAR } from '../../styles/whole-car.ts';
import { CarFront } from './CarFront.tsx';
import { Drawing } from './Drawing.tsx';

/** Draws the whole car for the files voiture.svg and voiture.png, which cannot use the site's CSS. */
export const CarWhole = () => (
  <Drawing viewBox={WHOLE_CAR.viewBox}>
    <style>{`.car-front{overflow:visible}.car-front-lens{fill:${PAINT.lensLit}}`}</style>
    <path d="M20 330h62v26q0 8-8 8H28q-8 0-8-8ZM318 330h62v26q0 8-8 8h-46q-8 0-8-8Z" fill="#04181b" />
    <path
      d="M0 250h400v70q0 28-28 28H28q-28 0-28-28Z"
      fill="#fff"
      stroke={PAINT.edge}
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
    <path d="M1 308h398v12q0 27-27 27H28q-27 0-27-27Z" fill={PAINT.bumper} />
    <rect x="92" y="262" width="216" height="42" rx="6" fill="#fff" stroke={PAINT.ink} strokeWidth="3" />
    <path d="M94 264h26v38H96q-2 0-2-2ZM280 264h26v36q0 2-2 2h-24Z" fill={PAINT.plateBlue} />
    <path d="M103 297v-13h9m-9 6h7" stroke="#fff" strokeWidth="3" />
    <svg width="400" height="256" overflow="visible">
      <CarFront id="c" whole />
    </svg>
  </Drawing>
);
