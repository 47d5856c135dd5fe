import { type SyntheticEvent, useEffect, useState } from 'react';
import { DEMANDE_PATH } from '../../domain/demande.ts';
import { formatPlate } from '../../domain/plate.ts';
import { VITRAGES } from '../../domain/vitrage.ts';
import { track } from '../../measure/track.ts';
import { pushStep } from '../../stores/flow-history.ts';
import { $flow, dropDraft, updateDraft } from '../../stores/flow.ts';
import { showToast } from '../../stores/toasts.ts';
import { Honeypot } from '../shared/Honeypot.tsx';
import { Missing } from '../shared/Missing.tsx';
import { NativeFields } from '../shared/NativeFields.tsx';
import { PlateInput } from '../shared/PlateInput.tsx';
import { createRequest, fieldOf } from '../shared/request.ts';
import { fill, texts, unbroken } from '../shared/texts.ts';
import { trackPlate } from '../shared/track-plate.ts';
import { useMissing } from '../shared/use-missing.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { useTypedPlate } from '../shared/use-typed-plate.ts';
import { VerifiedFields } from './VerifiedFields.tsx';

/** The card of the home page: plate, then glass and phone, then straight to step 3. */
export default function PlateCard() {
  const { plate, plaque, setPlaque, keep } = useTypedPlate();
  const [verified, setVerified] = useState(false);
  const { missing, isComplete, quiet } = useMissing();
  const { busy, error, submit } = useSubmission(create, texts.avis.carteEchouee);

  useEffect(() => {
    // The plate of a request that was sent is no start of the next one.
    return $flow.listen((flow, before) => {
      if (flow.sent || !before?.sent || plate.current?.value !== before.plaque) return;
      plate.current.value = '';
      setPlaque('');
      setVerified(false);
    });
  }, [plate, setPlaque]);

  async function create(form: HTMLFormElement) {
    const data = {
      plaque: fieldOf(form, 'plaque'),
      vitrage: fieldOf(form, 'vitrage'),
      phone: fieldOf(form, 'phone'),
    };
    // Another request on the heels of one that was left unfinished: the first one stays as it is.
    if ($flow.get().registered) dropDraft();
    track({ action: 'phone_entry', label: 'accueil_hero' });
    const created = await createRequest(form, data);
    updateDraft({ fromCard: true });
    const { titre, texte } = texts.avis.carteReussie;
    if (created) showToast('success', { titre, texte: fill(texte, { phone: unbroken(data.phone) }) });
    setVerified(false);
    // Who opened the flow while it was on its way goes on there.
    if ($flow.get().step === 0) pushStep(3);
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Asked of the form: a press held until React ran comes before the state knows what was typed.
    if (!isComplete(form, verified ? ['plaque', 'vitrage', 'phone'] : ['plaque'])) return;
    if (verified) {
      void submit(form);
      return;
    }
    setVerified(true);
    trackPlate(formatPlate(fieldOf(form, 'plaque')));
  }

  function onPlate(value: string) {
    if (value !== plaque) setVerified(false);
    keep(value);
  }

  return (
    <form
      className="plate-card"
      id="main-form"
      action={DEMANDE_PATH}
      method="post"
      aria-label={texts.carte.titre}
      onSubmit={onSubmit}
      onInput={quiet}
    >
      <PlateInput id="carte-plaque" input={plate} value={plaque} onValue={onPlate} />
      <Honeypot />
      {verified ? (
        <VerifiedFields busy={busy} missing={missing} error={error} />
      ) : (
        <>
          <Missing>{missing}</Missing>
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
        </>
      )}
      <noscript>
        <NativeFields id="carte" vitrages={VITRAGES.map(({ title }) => title)} />
      </noscript>
    </form>
  );
}
