import '../../components/drawings/CarAbove.css';
import { useEffect } from 'react';
import { CarPanes } from '../../components/drawings/CarPanes.tsx';
import { Drawing } from '../../components/drawings/Drawing.tsx';
import { type VitrageId, vitrageIdOf, vitrageTitleOf } from '../../domain/vitrage.ts';

const CAR = '/dessins/voiture-dessus';

// Prefetches the image for the next screen.
if (globalThis.document) new Image().src = `${CAR}.svg`;

/** URL of the drawing of a small car with this glazing highlighted. */
export const smallCar = (lit: VitrageId): string => `/dessins/vitrage-${lit}.svg`;

interface Props {
  /** Title of the glazing to highlight. */
  vitrage: string;
  heals?: boolean;
  onChoose?: (vitrage: string) => void;
}

/** Top view of the car as an image, with the glazings drawn over it. */
export function CarPicture({ vitrage, heals = false, onChoose }: Props) {
  const lit = vitrageIdOf(vitrage);
  useEffect(() => {
    // Prefetches the image for the summary (Slip.tsx) of the next step.
    if (lit) new Image().src = smallCar(lit);
  }, [lit]);
  return (
    <Drawing className={onChoose ? 'car-above glass-picker' : 'car-above'} viewBox="0 0 360 188">
      <image href={`${CAR}${heals ? '-phares' : ''}.svg`} width="360" height="188" />
      <CarPanes {...{ lit, heals }} onChoose={onChoose && ((id) => onChoose(vitrageTitleOf(id)))} />
    </Drawing>
  );
}
