import { PAINT } from '../../styles/palette.ts';
import { CarAbove } from './CarAbove.tsx';
import { Drawing } from './Drawing.tsx';

/** A car with the room around it that its doors and a technician take: 1 m on each side. */
export function GuidePreparation({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 400 260" className={className}>
      <path d="M0 0h400v260H0Z" fill="#07454b" />
      <path d="M28 0h70L0 150V36ZM330 0h46L226 260h-46Z" fill="#fff" opacity=".05" />
      <rect
        x="26"
        y="26"
        width="348"
        height="208"
        rx="30"
        stroke={PAINT.signal}
        strokeWidth="3"
        strokeDasharray="1 11"
      />
      <svg x="76" y="66" width="248" height="130" overflow="visible">
        <CarAbove id="p" lit="pare-brise" />
      </svg>
      <path
        d="M222 32v34m-8-8 8 8 8-8m-16-18 8-8 8 8M222 194v34m-8-8 8 8 8-8m-16-18 8-8 8 8M330 131h36m-8-8 8 8-8 8m-20-16-8 8 8 8"
        stroke={PAINT.edgeBright}
        strokeWidth="3"
      />
    </Drawing>
  );
}
