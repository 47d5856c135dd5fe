import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { texts } from '../../client/texts.ts';
import { cancelDetails, saveDetails } from '../../stores/actions.ts';
import { $asksPhone } from '../../stores/details.ts';
import { $kept, $request, $typed, go, typeInStep } from '../../stores/flow.ts';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { GlassLine, PhoneLine, SlipTitle } from './Slip.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFrame } from './StepFrame.tsx';

/**
 * Step 3: name and address.
 * @param optional whether the visitor opened this form from SavedView.tsx
 * @param slip whether the form looks like the request summary (Slip.tsx) and shows lines of it
 */
export function DetailsForm({ optional, slip }: { optional: boolean; slip: boolean }) {
  const { phone, name, address } = useStore($typed);
  const kept = useStore($kept);
  const isDuplicate = !useStore($request)?.demandeId;
  const attempt = useAttempt('details');
  const { busy, fields } = attempt;
  const submit = optional ? texts.etape3.enregistrer : texts.etape3.finaliser;
  const asksPhone = useStore($asksPhone);
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
          other={optional ? texts.etape3.annuler : undefined}
          onOther={optional ? cancelDetails : () => go('details', 'back')}
          main={busy ? texts.carte.enCours : submit}
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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked to change the number
              autoFocus
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
        <TextField
          id="etape-name"
          name="name"
          label={texts.nom.libelle}
          aside={texts.obligatoires}
          value={name}
          error={fields.name}
          onValue={(value) => typeInStep({ name: value })}
          type="text"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          id="etape-address"
          name="address"
          label={texts.adresse.libelle}
          value={address}
          error={fields.address}
          onValue={(value) => typeInStep({ address: value })}
          rows={2}
          autoComplete="street-address"
          help={texts.adresse.aide}
        />
      </div>
    </StepFrame>
  );
}
