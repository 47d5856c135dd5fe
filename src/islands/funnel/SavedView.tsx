import type { ReactNode } from 'react';
import { afterPaint } from '../../client/after-paint.ts';
import { go, isDuplicate, keptOf } from '../../stores/flow.ts';
import { texts } from '../../stores/texts.ts';
import { NextSteps } from '../shared/NextSteps.tsx';
import { Told } from '../shared/Told.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/** «Demande enregistrée», or that the number had one already: the visitor may stop here or go on with name and address. */
export function SavedView({ picture }: { picture: ReactNode }) {
  const phone = useFlow((flow) => keptOf(flow).phone);
  const duplicate = useFlow(isDuplicate);

  return (
    <StepFrame
      step={3}
      title={texts.etape3[duplicate ? 'recue' : 'enregistree']}
      help={
        <>
          {duplicate && <Told text={texts.etape3.connu} />} {texts.etape3.rappel}{' '}
          <strong className="typed">{phone}</strong>
        </>
      }
      onSubmit={() => afterPaint(() => go('saved', 'next'))}
      actions={
        <StepActions
          other={texts.etape3.completer}
          onOther={() => go('saved', 'more')}
          main={texts.etape3.terminer}
        />
      }
    >
      {picture}
      <NextSteps />
      {!duplicate && <p className="step-help">{texts.etape3.suite}</p>}
    </StepFrame>
  );
}
