import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { sendRequest } from '../../stores/acts.ts';
import { go } from '../../stores/flow.ts';
import { NextSteps } from '../shared/NextSteps.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { Reassurances } from './Reassurances.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 4: recap, then the last send; a duplicate reaches the success screen too. */
export function StepConfirm({ picture }: { picture: ReactNode }) {
  const { form, busy, failure } = useAttempt('recap');

  return (
    <StepFrame
      step={4}
      help={texts.etape4.confirme}
      form={form}
      ahead={<NextSteps row />}
      onSubmit={sendRequest}
      actions={
        <StepActions
          other={texts.etape4.modifier}
          onOther={() => go('recap', 'back')}
          main={busy ? texts.etape4.enCours : texts.etape4.envoyer}
          {...{ busy, failure }}
        />
      }
    >
      {picture}
      <Reassurances lines={texts.etape4.rassurances} />
      <p className="field-help">{texts.etape4.condition}</p>
    </StepFrame>
  );
}
