import type { ComponentProps } from 'react';
import { CarPanes } from '../../components/drawings/CarPanes.tsx';
import { Drawing } from '../../components/drawings/Drawing.tsx';

const CAR = '/dessins/voiture-dessus';

// Fetches the image while the plate is typed, as the next screen shows it.
if (globalThis.document) new Image().src = `${CAR}.svg`;

/** The car from above: an image, with its glazings drawn over it. */
export const CarPicture = (props: ComponentProps<typeof CarPanes>) => (
  <Drawing className={props.onChoose ? 'car-above glass-picker' : 'car-above'} viewBox="0 0 360 188">
    <image href={`${CAR}${props.heals ? '-phares' : ''}.svg`} width="360" height="188" />
    <CarPanes {...props} />
  </Drawing>
);
