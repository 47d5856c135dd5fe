import { type ComponentProps, useEffect } from 'react';
import { CarPanes } from '../../components/drawings/CarPanes.tsx';
import { Drawing } from '../../components/drawings/Drawing.tsx';
import type { VitrageId } from '../../domain/vitrage.ts';

const CAR = '/dessins/voiture-dessus';

// Fetches the image while the plate is typed, as the next screen shows it.
if (globalThis.document) new Image().src = `${CAR}.svg`;

/** Small car with a highlighted glazing. */
export const smallCar = (lit: VitrageId): string => `/dessins/vitrage-${lit}.svg`;

/** Car from above: the car is an image, its glazings are drawn over it. */
export function CarPicture(props: ComponentProps<typeof CarPanes>) {
  const { lit, heals, onChoose } = props;
  useEffect(() => {
    // The slip of the next step shows it.
    if (lit) new Image().src = smallCar(lit);
  }, [lit]);
  return (
    <Drawing className={onChoose ? 'car-above glass-picker' : 'car-above'} viewBox="0 0 360 188">
      <image href={`${CAR}${heals ? '-phares' : ''}.svg`} width="360" height="188" />
      <CarPanes {...props} />
    </Drawing>
  );
}
