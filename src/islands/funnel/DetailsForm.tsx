import { useStore } from '@nanostores/react';
import { type InputEvent, useEffect } from 'react';
import { texts } from '../../client/texts.ts';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { cancelDetails, saveDetails } from '../../stores/actions.ts';
import { clearError } from '../../stores/attempt.ts';
import { $asksPhone } from '../../stores/details.ts';
import { $kept, $request, $typed, go, typeInStep } from '../../stores/flow.ts';
import { FieldNote } from '../shared/FieldNote.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { useFieldText } from '../shared/use-field-text.ts';
import { GlassLine, PhoneLine, SlipTitle } from './Slip.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

const take = ({
  currentTarget: { name, value },
}: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
  if (name !== 'name' && name !== 'address') return;
  typeInStep({ [name]: value });
  clearError(name);
};

/**
 * Step 3: name, address and, for a correction, phone number.
 * @param optional whether the form was opened from the saved view, to which «Annuler» returns
 * @param slip whether the form is drawn as the slip (Slip.tsx)
 */
export function DetailsForm({ optional, slip }: { optional: boolean; slip: boolean }) {
  const { phone, name, address } = useStore($typed);
  const kept = useStore($kept);
  const isDuplicate = !useStore($request)?.demandeId;
  const attempt = useAttempt('details');
  const { busy, fields } = attempt;
  const asksPhone = useStore($asksPhone);
  const nameField = useFieldText<HTMLInputElement>(name);
  const addressField = useFieldText<HTMLTextAreaElement>(address);
  useEffect(() => {
    // Shows the phone field, so that its error is visible.
    if (fields.phone) $asksPhone.set(true);
  }, [fields.phone]);

  return (
    <StepFrame
      step={3}
      help={(isDuplicate ? `${texts.etape3.connu} ` : '') + texts.etape3.gain}
      attempt={attempt}
      onSubmit={saveDetails}
      actions={
        <StepActions
          {...(optional
            ? { other: texts.etape3.annuler, onOther: cancelDetails }
            : { onBack: () => go('details', 'back') })}
          main={busy ? texts.carte.enCours : texts.etape3[optional ? 'enregistrer' : 'finaliser']}
          waiting={![phone, name, address].every((text) => text.trim())}
          busy={busy}
        />
      }
    >
      <div className={slip ? 'details slip' : 'details'}>
        {slip && <SlipTitle />}
        {asksPhone ? (
          <>
            <PhoneField
              id="etape-phone"
              value={phone}
              error={fields.phone}
              onValue={(value) => typeInStep({ phone: value })}
              focused
            />
            <PhonePolicy />
          </>
        ) : (
          slip && (
            <dl className="details-lines">
              <GlassLine vitrage={kept.vitrage} />
              <PhoneLine phone={kept.phone} changes />
            </dl>
          )
        )}
        <div className="field">
          <p className="details-head cluster">
            <label className="field-label" htmlFor="etape-name">
              {texts.nom.libelle}
            </label>{' '}
            <span className="field-help">{texts.obligatoires}</span>
          </p>
          <input
            ref={nameField}
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
            aria-invalid={fields.name ? true : undefined}
            aria-describedby="etape-name-manque"
            onInput={take}
          />
          <FieldNote id="etape-name-manque" error={fields.name} />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="etape-address">
            {texts.adresse.libelle}
          </label>
          <textarea
            ref={addressField}
            id="etape-address"
            className="field-input"
            name="address"
            required
            rows={2}
            autoComplete="street-address"
            maxLength={FIELD_LIMITS.address}
            aria-invalid={fields.address ? true : undefined}
            aria-describedby="etape-address-manque etape-address-help"
            onInput={take}
          />
          <FieldNote id="etape-address-manque" error={fields.address}>
            <span id="etape-address-help">{texts.adresse.aide}</span>
          </FieldNote>
        </div>
      </div>
    </StepFrame>
  );
}
