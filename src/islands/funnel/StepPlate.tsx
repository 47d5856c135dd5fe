import type { ReactNode } from 'react';
import { formatPlate } from '../../domain/plate.ts';
import { VITRAGES } from '../../domain/vitrage.ts';
import { pushStepByTouch } from '../../stores/flow-history.ts';
import { updateDraft } from '../../stores/flow.ts';
import { NativeFields } from '../shared/NativeFields.tsx';
import { PlateInput } from '../shared/PlateInput.tsx';
import { fieldOf, tellChange } from '../shared/request.ts';
import { texts } from '../shared/texts.ts';
import { trackPlate } from '../shared/track-plate.ts';
import { useTypedPlate } from '../shared/use-typed-plate.ts';
import { Reassurances } from './Reassurances.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 1: the plate, on the front of the car that the page drew; any text but blanks goes on. */
export function StepPlate({ car }: { car: ReactNode }) {
  const { plate, plaque, keep } = useTypedPlate();

  const next = (form: HTMLFormElement) => {
    // Asked of the form: a press held until React ran comes before the state knows what was typed.
    const typed = formatPlate(fieldOf(form, 'plaque'));
    updateDraft({ plaque: typed });
    tellChange();
    trackPlate(typed);
    pushStepByTouch(2);
  };

  return (
    <StepFrame
      step={1}
      help={texts.etape1.aide}
      needs={['plaque']}
      onSubmit={next}
      actions={
        <button
          className="button button-plein plate-check"
          type="submit"
          aria-disabled={!plaque.trim()}
          // Before React runs, the page lights it with the first character.
          suppressHydrationWarning
        >
          {texts.carte.verifier}
        </button>
      }
    >
      <div className="step-car car-front-ahead">
        {car}
        <div className="step-plate">
          <PlateInput id="etape-plaque" input={plate} value={plaque} onValue={keep} />
        </div>
      </div>
      <noscript>
        <NativeFields id="etape" vitrages={VITRAGES.map(({ title }) => title)} />
      </noscript>
      <Reassurances lines={texts.etape1.rassurances} condition={texts.etape1.condition} />
    </StepFrame>
  );
}
