import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { referenceOf } from '../../domain/reference.ts';
import { vitrageIdOf } from '../../domain/vitrage.ts';
import { chooseGlazing } from '../../stores/actions.ts';
import { $plaque, $request, $vitrage } from '../../stores/flow.ts';
import type { Screen } from '../../stores/transitions.ts';
import { CarPicture } from '../shared/CarPicture.tsx';
import { PlateShown } from './PlateShown.tsx';
import { hasSlip, Slip } from './Slip.tsx';

interface Props {
  screen: Screen;
  car: ReactNode;
}

/** Drawing or summary for a screen of the form. Desktops show it beside the step, smaller windows inside the step. */
export function Picture({ screen, car }: Props) {
  const plaque = useStore($plaque).trim();
  const vitrage = useStore($vitrage);
  const demandeId = useStore($request)?.demandeId;
  if (hasSlip(screen)) return <Slip screen={screen} />;
  if (screen === 'glazing') return <CarPicture vitrage={vitrage} onChoose={chooseGlazing} />;
  const sent = screen === 'sent';
  const front = !sent || vitrageIdOf(vitrage) === 'pare-brise';
  return (
    <div
      className={`ahead ${front ? '' : 'ahead-above'} ${sent ? 'car-heals' : ''} ${plaque ? 'ahead-lit' : 'ahead-blank'}`}
    >
      {front ? car : <CarPicture vitrage={vitrage} heals />}
      <div
        className={front ? 'ahead-bumper bumper car-tyres' : 'ahead-bumper'}
        data-ground={front ? 'paper' : undefined}
      >
        <PlateShown>{plaque || texts.plaque.exemple}</PlateShown>
        {demandeId && (
          <p className="sent-reference cluster apart">
            {texts.envoyee.reference} <strong className="text-card">{referenceOf(demandeId)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
