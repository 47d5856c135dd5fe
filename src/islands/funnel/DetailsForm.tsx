import '../shared/fields.css';
import type { ChangeEvent } from 'react';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { cancelDetails, saveDetails } from '../../stores/acts.ts';
import { quiet } from '../../stores/attempt.ts';
import { $asksPhone } from '../../stores/details.ts';
import { go, isDuplicate, keptOf, typeInStep } from '../../stores/flow.ts';
import { texts } from '../../stores/texts.ts';
import { FieldNote } from '../shared/FieldNote.tsx';
import { NextSteps } from '../shared/NextSteps.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { Told } from '../shared/Told.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { useFlow, useStored } from '../shared/use-flow.ts';
import { GlassLine, PhoneLine, SlipTitle } from './Slip.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

const take = ({
  currentTarget: { name, value },
}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
  if (name !== 'name' && name !== 'address') return;
  typeInStep({ [name]: value });
  quiet(name);
};

/**
 * Name and address, both needed to save; the number can be put right here too.
 *
 * @param optional opened from the saved view, which «Annuler» returns to with the details as they were
 */
export function DetailsForm({ optional }: { optional: boolean }) {
  const phone = useFlow((flow) => flow.typed.phone);
  const name = useFlow((flow) => flow.typed.name);
  const address = useFlow((flow) => flow.typed.address);
  const kept = useFlow(keptOf);
  const duplicate = useFlow(isDuplicate);
  const { form, busy, failure, fields } = useAttempt('details');
  const asksPhone = useStored($asksPhone, Boolean, false);

  return (
    <StepFrame
      step={3}
      help={<Told text={(duplicate ? `${texts.etape3.connu} ` : '') + texts.etape3.gain} />}
      form={form}
      ahead={<NextSteps row />}
      onSubmit={saveDetails}
      actions={
        <StepActions
          {...(optional
            ? { other: texts.etape3.annuler, onOther: cancelDetails }
            : { onBack: () => go('details', 'back') })}
          main={busy ? texts.carte.enCours : texts.etape3[optional ? 'enregistrer' : 'finaliser']}
          waiting={![phone, name, address].every((text) => text.trim())}
          {...{ busy, failure }}
        />
      }
    >
      <div className="details slip">
        <SlipTitle />
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
          <dl className="details-lines">
            <GlassLine vitrage={kept.vitrage} />
            <PhoneLine phone={kept.phone} changes />
          </dl>
        )}
        <div className="field">
          <p className="details-head">
            <label className="field-label" htmlFor="etape-name">
              {texts.nom.libelle}
            </label>{' '}
            <span className="field-help">{texts.obligatoires}</span>
          </p>
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
            value={name}
            aria-invalid={fields.name ? true : undefined}
            aria-describedby="etape-name-manque"
            onChange={take}
          />
          <FieldNote id="etape-name-manque" error={fields.name} />
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
            value={address}
            aria-invalid={fields.address ? true : undefined}
            aria-describedby="etape-address-manque etape-address-help"
            onChange={take}
          />
          <FieldNote id="etape-address-manque" error={fields.address}>
            <span id="etape-address-help">{texts.adresse.aide}</span>
          </FieldNote>
        </div>
      </div>
    </StepFrame>
  );
}
