import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../client/texts.ts';
import { VITRAGES } from '../../domain/vitrage.ts';
import { type Attempt, clearError } from '../../stores/attempt.ts';
import { $datesOfNow } from '../../stores/dates.ts';
import { $card, typeInCard } from '../../stores/flow.ts';
import { CarPicture } from '../shared/CarPicture.tsx';
import { Failure } from '../shared/Failure.tsx';
import { FieldNote } from '../shared/FieldNote.tsx';
import { NextSteps } from '../shared/NextSteps.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { ToastRoom } from '../shared/Toast.tsx';

const choose = (vitrage: string): void => {
  typeInCard({ vitrage });
  clearError('vitrage');
};

/** Heights in px of the header, and of the bonnet drawn above the card. */
const HEADER_PX = 72;
const BONNET_PX = 84;

/** Scrolls the submit button into view, but keeps the plate visible. */
function showWhatAppeared(card: HTMLFormElement | null | undefined): void {
  const last = card?.querySelector('[type=submit]');
  if (!card || !last) return;
  const over = last.getBoundingClientRect().bottom + 12 - innerHeight;
  const room = card.getBoundingClientRect().top - HEADER_PX;
  if (over > 0) scrollBy({ top: Math.min(Math.max(over, room - BONNET_PX), room), behavior: 'instant' });
}

/** Memoized, because another render would uncheck a radio button that a script has checked. */
const Glazings = memo(function Glazings({ error }: { error: string | undefined }) {
  const vitrage = useStore($card.vitrage);
  return (
    <fieldset className="glazing-row" aria-describedby="carte-vitrage-manque">
      <legend className="field-label">{texts.vitrage.libelle}</legend>
      <ToastRoom>
        <CarPicture vitrage={vitrage} onChoose={choose} />
      </ToastRoom>
      {VITRAGES.map(({ id, title }, index) => (
        <label key={id} className={title === vitrage ? 'glazing-chip glazing-chip-on' : 'glazing-chip'}>
          <input
            type="radio"
            name="vitrage"
            value={title}
            checked={title === vitrage}
            onChange={() => choose(title)}
          />
          <span className="disc" aria-hidden="true">
            {index + 1}
          </span>
          <span>{title}</span>
        </label>
      ))}
      <FieldNote id="carte-vitrage-manque" error={error} />
    </fieldset>
  );
});

export function VerifiedFields({ busy, failure, fields }: Pick<Attempt, 'busy' | 'failure' | 'fields'>) {
  const vitrage = useStore($card.vitrage);
  const phone = useStore($card.phone);
  const found = useRef<HTMLParagraphElement>(null);
  const beside = document.querySelector('.home-hero-next');
  useEffect(() => {
    found.current?.focus({ preventScroll: true });
    showWhatAppeared(found.current?.closest('form'));
    const { dataset } = document.documentElement;
    dataset['checked'] = '';
    return () => void delete dataset['checked'];
  }, []);

  return (
    <div className="plate-card-more">
      <p className="plate-card-found" role="status" tabIndex={-1} ref={found} hidden={Boolean(failure)}>
        <strong className="text-card">{texts.carte.disponible}</strong> {texts.carte.delai}
        <span>{texts.carte.condition}</span>
      </p>
      <Glazings error={fields.vitrage} />
      <PhoneField
        id="carte-phone"
        value={phone}
        error={fields.phone}
        onValue={(value) => typeInCard({ phone: value })}
      />
      <Failure failure={failure} position="accueil_hero" />
      <button
        className="button button-filled"
        type="submit"
        formNoValidate
        aria-disabled={busy || !vitrage || !phone.trim()}
      >
        {busy ? texts.carte.enCours : texts.carte.finaliser}
      </button>
      <PhonePolicy />
      {beside && createPortal(<NextSteps dates={$datesOfNow} row />, beside)}
    </div>
  );
}
