import { useStore } from '@nanostores/react';
import './PlateCard.css';
import '../../styles/atoms/button.css';
import '../../styles/atoms/button-states.css';
import type { SyntheticEvent } from 'react';
import { texts } from '../../client/texts.ts';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import { checkCard, sendCard } from '../../stores/actions.ts';
import { $card, typeInCard } from '../../stores/flow.ts';
import { Offline } from '../shared/Failure.tsx';
import { Honeypot } from '../shared/Honeypot.tsx';
import { NativeFields } from '../shared/NativeFields.tsx';
import { PlateInput } from '../shared/PlateInput.tsx';
import { ToastRoom } from '../shared/Toast.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { VerifiedFields } from './VerifiedFields.tsx';

export default function PlateCard() {
  const plaque = useStore($card.plaque, { ssr: 'initial' });
  const verified = useStore($card.verified, { ssr: 'initial' });
  const { form, fields, ...attempt } = useAttempt('card');

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    (verified ? sendCard : checkCard)(new FormData(event.currentTarget));
  }

  return (
    <form
      className={attempt.failure ? 'plate-card failed' : 'plate-card'}
      id="main-form"
      ref={form}
      action={DEMANDE_PATH}
      method="post"
      tabIndex={-1}
      aria-label={texts.carte.titre}
      onSubmit={onSubmit}
    >
      {!verified && <ToastRoom />}
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
          className="button button-filled plate-check"
          type="submit"
          formNoValidate
          aria-disabled={!plaque.trim()}
          // src/scripts/before-flow.ts may have enabled the button before hydration.
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
