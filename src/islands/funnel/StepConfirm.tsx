import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { sendRequest } from '../../stores/actions.ts';
import { go } from '../../stores/flow.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { Reassurances } from './Reassurances.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

export function StepConfirm({ picture }: { picture: ReactNode }) {
  const attempt = useAttempt('recap');

  return (
    <StepFrame
      step={4}
      help={texts.etape4.confirme}
      attempt={attempt}
      onSubmit={sendRequest}
      actions={
        <StepActions
          other={texts.etape4.modifier}
          onOther={() => go('recap', 'back')}
          main={attempt.busy ? texts.etape4.enCours : texts.etape4.envoyer}
          busy={attempt.busy}
        />
      }
    >
      {picture}
      <Reassurances lines={texts.etape4.rassurances} />
      <p className="field-help">{texts.etape4.condition}</p>
    </StepFrame>
  );
}
