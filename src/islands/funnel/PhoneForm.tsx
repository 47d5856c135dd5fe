import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { savePhone } from '../../stores/actions.ts';
import { $typed, go, typeInStep } from '../../stores/flow.ts';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 3: phone number. Any non-blank text is accepted. */
export function PhoneForm({ picture }: { picture: ReactNode }) {
  const { phone } = useStore($typed);
  const attempt = useAttempt('phone');
  const { busy, fields } = attempt;

  return (
    <StepFrame
      step={3}
      help={texts.etape3.aide}
      attempt={attempt}
      onSubmit={savePhone}
      actions={
        <StepActions
          onOther={() => go('phone', 'back')}
          main={busy ? texts.carte.enCours : texts.etape3.valider}
          waiting={!phone.trim()}
          busy={busy}
        />
      }
    >
      <PhoneField
        id="etape-phone"
        value={phone}
        error={fields.phone}
        onValue={(value) => typeInStep({ phone: value })}
      />
      {picture}
      <PhonePolicy />
    </StepFrame>
  );
}
