import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { CarAbove } from '../../components/drawings/CarAbove.tsx';
import { referenceOf } from '../../domain/reference.ts';
import { vitrageIdOf, vitrageTitleOf } from '../../domain/vitrage.ts';
import { chooseGlazing } from '../../stores/acts.ts';
import { $request, $typed } from '../../stores/flow.ts';
import type { Screen } from '../../stores/transitions.ts';
import { GlassPicker } from '../shared/GlassPicker.tsx';
import { useStore } from '../shared/use-store.ts';
import { PlateShown } from './PlateShown.tsx';
import { hasSlip, Slip } from './Slip.tsx';

interface Props {
  screen: Screen;
  /** The front of the car, as the page drew it. */
  car: ReactNode;
}

/**
 * The picture of a screen, in the left half of a desktop and inside the step elsewhere: the front of the car with its
 * plate, the car from above, the slip, and at the end the glass that heals.
 */
export function Picture({ screen, car }: Props) {
  const plaque = useStore($typed.plaque);
  const vitrage = useStore($typed.vitrage);
  const demandeId = useStore($request)?.demandeId;
  const glass = vitrageIdOf(vitrage);
  if (hasSlip(screen)) return <Slip screen={screen} />;
  if (screen === 'glazing')
    return <GlassPicker lit={glass} onChoose={(id) => chooseGlazing(vitrageTitleOf(id))} />;
  const sent = screen === 'sent';
  const front = !sent || glass === 'pare-brise';
  return (
    <div
      className={`ahead ${front ? '' : 'ahead-above'} ${sent ? 'car-heals' : ''} ${plaque.trim() ? 'ahead-lit' : 'ahead-blank'}`}
    >
      {front ? car : <CarAbove id="sent" lit={glass} heals />}
      <div
        className={front ? 'ahead-bumper bumper car-tyres' : 'ahead-bumper'}
        data-ground={front ? 'paper' : undefined}
      >
        <PlateShown>{plaque.trim() || texts.plaque.exemple}</PlateShown>
        {demandeId && (
          <p className="sent-reference">
            {texts.envoyee.reference} <strong>{referenceOf(demandeId)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
