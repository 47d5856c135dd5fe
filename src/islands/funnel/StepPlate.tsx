import { useStore } from '@nanostores/react';
import '../../styles/atoms/button.css';
import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { checkPlate } from '../../stores/actions.ts';
import { $plaque, typeInStep } from '../../stores/flow.ts';
import { Offline } from '../shared/Failure.tsx';
import { NativeFields } from '../shared/NativeFields.tsx';
import { PlateInput } from '../shared/PlateInput.tsx';
import { ToastRoom } from '../shared/Toast.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { Reassurances } from './Reassurances.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 1: plate. Any non-blank text is accepted. */
export function StepPlate({ car }: { car: ReactNode }) {
  const plaque = useStore($plaque, { ssr: 'initial' });
  const attempt = useAttempt('plate');

  return (
    <StepFrame
      step={1}
      attempt={attempt}
      onSubmit={checkPlate}
      actions={
        <button
          className="button button-filled plate-check"
          type="submit"
          aria-disabled={!plaque.trim()}
          // src/scripts/before-flow.ts may have enabled the button before hydration.
          suppressHydrationWarning
        >
          {texts.carte.verifier}
        </button>
      }
    >
      <div className="step-car car-front-ahead">
        {car}
        <div className="step-plate bumper" data-ground="paper">
          <PlateInput
            id="etape-plaque"
            value={plaque}
            error={attempt.fields.plaque}
            onValue={(value) => typeInStep({ plaque: value })}
          />
        </div>
      </div>
      <Offline position="accueil_funnel" />
      <NativeFields id="etape" />
      <ToastRoom>
        <Reassurances lines={texts.etape1.rassurances} />
      </ToastRoom>
    </StepFrame>
  );
}
