import './plate-card.css';
import '../../components/ui/button.css';
import type { SyntheticEvent } from 'react';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import { checkCard, sendCard } from '../../stores/acts.ts';
import { cardOf, typeInCard } from '../../stores/flow.ts';
import { texts } from '../../stores/texts.ts';
import { Offline } from '../shared/Failure.tsx';
import { Honeypot, trapOf } from '../shared/Honeypot.tsx';
import { NativeFields } from '../shared/NativeFields.tsx';
import { PlateInput } from '../shared/PlateInput.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { useFlow } from '../shared/use-flow.ts';
import { VerifiedFields } from './VerifiedFields.tsx';

/** The card of the home page: plate, then glass and phone, then straight to step 3. */
export default function PlateCard() {
  const plaque = useFlow((flow) => cardOf(flow).plaque);
  const checked = useFlow((flow) => cardOf(flow).checked);
  const { form, fields, ...attempt } = useAttempt('card');
  const verified = checked !== '' && checked === plaque;

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (verified) sendCard(trapOf(currentTarget));
    // Asked of the form: a press held until React ran comes before the store knows what was typed.
    else checkCard(String(new FormData(currentTarget).get('plaque') ?? ''));
  }

  return (
    <form
      className="plate-card"
      id="main-form"
      ref={form}
      action={DEMANDE_PATH}
      method="post"
      tabIndex={-1}
      aria-label={texts.carte.titre}
      onSubmit={onSubmit}
    >
      <PlateInput
        id="carte-plaque"
        value={plaque}
        error={fields.plaque}
        onValue={(value) => typeInCard({ plaque: value })}
      />
      <Honeypot />
      {verified ? (
        <VerifiedFields fields={fields} {...attempt} />
      ) : (
        <button
          className="button button-plein plate-check"
          type="submit"
          formNoValidate
          aria-disabled={!plaque.trim()}
          // Before React runs, the page lights it with the first character.
          suppressHydrationWarning
        >
          {texts.carte.verifier}
        </button>
      )}
      <Offline position="accueil_hero" />
      <NativeFields id="carte" />
    </form>
  );
}
