import { useState } from 'react';
import { track } from '../../measure/track.ts';
import { returnToStep } from '../../stores/flow-history.ts';
import { $flow } from '../../stores/flow.ts';
import { showToast } from '../../stores/toasts.ts';
import { FieldError } from '../shared/FieldError.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { createRequest, fieldOf } from '../shared/request.ts';
import { texts } from '../shared/texts.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { StepFrame } from './StepFrame.tsx';

/** The one required field of step 3; any non-blank number is taken. */
export function PhoneForm({ onSaved }: { onSaved: () => void }) {
  const { phone, plaque, vitrage } = $flow.get();
  const [filled, setFilled] = useState(phone.trim() !== '');
  const { busy, error, submit } = useSubmission(save, texts.avis.telephoneEchoue);

  async function save(form: HTMLFormElement) {
    const typed = fieldOf(form, 'phone');
    track({ action: 'phone_entry', label: 'etape-3' });
    if (await createRequest(form, { plaque, vitrage, phone: typed }))
      showToast('success', texts.avis.telephoneValide);
    onSaved();
  }

  return (
    <StepFrame
      step={3}
      help={texts.etape3.aide}
      needs={['phone']}
      onSubmit={(form) => void submit(form)}
      actions={
        <>
          <FieldError error={error} />
          <button
            className="button button-bord"
            type="button"
            disabled={busy}
            onClick={() => returnToStep(2)}
          >
            {texts.commun.retour}
          </button>
          <button className="button button-plein" type="submit" disabled={busy} aria-disabled={!filled}>
            {busy ? texts.carte.enCours : texts.etape3.valider}
          </button>
        </>
      }
    >
      <PhoneField id="etape-phone" defaultValue={phone} onFilled={setFilled} />
      <PhonePolicy />
    </StepFrame>
  );
}
