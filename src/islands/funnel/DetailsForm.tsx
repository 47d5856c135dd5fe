import { useState } from 'react';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { pushStep, returnToStep } from '../../stores/flow-history.ts';
import { $flow, updateDraft } from '../../stores/flow.ts';
import { showToast } from '../../stores/toasts.ts';
import { FieldError } from '../shared/FieldError.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { fieldOf, updateRequest } from '../shared/request.ts';
import { texts } from '../shared/texts.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { StepFrame } from './StepFrame.tsx';
import { useTitleFocus } from './use-title-focus.ts';

interface Props {
  /** Opened from the saved view, which «Annuler» returns to with the details as they were. */
  optional: boolean;
  onCancel: () => void;
}

/** Name and address, both needed to save; the number can be put right here too. */
export function DetailsForm({ optional, onCancel }: Props) {
  const [saved] = useState(() => $flow.get());
  const form = useTitleFocus();
  const [filled, setFilled] = useState(saved.name !== '' && saved.address !== '');
  const [editsPhone, setEditsPhone] = useState(false);
  const [phoneFilled, setPhoneFilled] = useState(true);
  const { busy, error, submit } = useSubmission(save, texts.avis.informationsEchouees);

  async function save(element: HTMLFormElement) {
    const details = { name: fieldOf(element, 'name'), address: fieldOf(element, 'address') };
    const kept = await updateRequest(element, {
      ...details,
      phone: fieldOf(element, 'phone') || saved.phone,
    });
    const { informationsSauvegardees, informationsValidees } = texts.avis;
    // A duplicate has had its message.
    if (kept !== 'duplicate')
      showToast('success', optional && kept === 'saved' ? informationsSauvegardees : informationsValidees);
    // Who left the step while it was on its way is not pulled on.
    if ($flow.get().step === 3) pushStep(4);
  }

  function cancel() {
    updateDraft({ name: saved.name, address: saved.address });
    onCancel();
  }

  const check = () => {
    const element = form.current?.closest('form');
    if (!element) return;
    const typed = { name: fieldOf(element, 'name'), address: fieldOf(element, 'address') };
    updateDraft(typed);
    setFilled(typed.name !== '' && typed.address !== '');
  };

  return (
    <StepFrame
      step={3}
      help={optional ? undefined : texts.etape3.gain}
      needs={editsPhone ? ['phone', 'name', 'address'] : ['name', 'address']}
      onSubmit={(element) => void submit(element)}
      actions={
        <>
          <FieldError error={error} />
          <button
            className="button button-bord"
            type="button"
            disabled={busy}
            onClick={optional ? cancel : () => returnToStep(2)}
          >
            {optional ? texts.etape3.annuler : texts.commun.retour}
          </button>
          <button
            className="button button-plein"
            type="submit"
            disabled={busy}
            aria-disabled={!filled || !phoneFilled}
          >
            {busy ? texts.carte.enCours : optional ? texts.etape3.enregistrer : texts.etape3.finaliser}
          </button>
        </>
      }
    >
      <div className="details" ref={form} onInput={check}>
        {editsPhone ? (
          <>
            <PhoneField id="etape-phone" defaultValue={saved.phone} onFilled={setPhoneFilled} focused />
            <PhonePolicy />
          </>
        ) : (
          <p className="details-phone">
            {texts.etape3.rappel} <strong className="typed">{saved.phone}</strong>{' '}
            <button className="link-button" type="button" onClick={() => setEditsPhone(true)}>
              {texts.etape3.changerNumero}
            </button>
          </p>
        )}
        <div className="field">
          <label className="field-label" htmlFor="etape-name">
            {texts.nom.libelle}
          </label>
          <input
            id="etape-name"
            className="field-input"
            name="name"
            type="text"
            required
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={FIELD_LIMITS.name}
            defaultValue={saved.name}
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="etape-address">
            {texts.adresse.libelle}
          </label>
          <textarea
            id="etape-address"
            className="field-input"
            name="address"
            required
            rows={2}
            autoComplete="street-address"
            maxLength={FIELD_LIMITS.address}
            defaultValue={saved.address}
            aria-describedby="etape-address-help"
          />
          <p className="field-help" id="etape-address-help">
            {texts.adresse.aide}
          </p>
        </div>
        <p className="field-help">{texts.obligatoires}</p>
      </div>
    </StepFrame>
  );
}
