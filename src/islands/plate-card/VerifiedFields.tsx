import { useEffect, useRef, useState } from 'react';
import { VITRAGES, type VitrageId, vitrageIdOf } from '../../domain/vitrage.ts';
import { $flow, keepTyped } from '../../stores/flow.ts';
import type { Words } from '../shared/failure.ts';
import { FieldError } from '../shared/FieldError.tsx';
import { GlassPicker } from '../shared/GlassPicker.tsx';
import { Missing } from '../shared/Missing.tsx';
import { PhoneField, PhonePolicy } from '../shared/PhoneField.tsx';
import { texts } from '../shared/texts.ts';

interface Props {
  busy: boolean;
  missing: string;
  error: Words | undefined;
}

/** What appears once the plate was checked: glass, phone, and the button that sends. */
export function VerifiedFields({ busy, missing, error }: Props) {
  const saved = $flow.get();
  const [lit, setLit] = useState<VitrageId | undefined>(vitrageIdOf(saved.vitrage));
  const [hasPhone, setHasPhone] = useState(saved.phone.trim() !== '');
  const found = useRef<HTMLParagraphElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    found.current?.focus({ preventScroll: true });
  }, []);
  // What appears above the button pushes it out of the window.
  useEffect(() => {
    send.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <div className="plate-card-more">
      <p className="plate-card-found" role="status" tabIndex={-1} ref={found}>
        <strong>{texts.carte.disponible}</strong> {texts.carte.delai}
        <small>{texts.carte.condition}</small>
      </p>
      <fieldset className="glazing-row" ref={choices}>
        <legend className="field-label">{texts.vitrage.libelle}</legend>
        <GlassPicker
          lit={lit}
          onChoose={(id) => choices.current?.querySelector<HTMLElement>(`#carte-${id}`)?.click()}
        />
        {VITRAGES.map(({ id, title }, index) => (
          <label key={id} className="glazing-chip">
            <input
              id={`carte-${id}`}
              type="radio"
              name="vitrage"
              value={title}
              defaultChecked={saved.vitrage === title}
              onChange={() => {
                setLit(id);
                keepTyped({ vitrage: title });
              }}
            />
            <span className="glass-picker-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <PhoneField id="carte-phone" defaultValue={saved.phone} onFilled={setHasPhone} />
      <Missing>{missing}</Missing>
      <FieldError error={error} call="accueil_hero" />
      <button
        className="button button-plein"
        type="submit"
        formNoValidate
        disabled={busy}
        aria-disabled={!(lit && hasPhone)}
        ref={send}
      >
        {busy ? texts.carte.enCours : texts.carte.finaliser}
      </button>
      <PhonePolicy />
    </div>
  );
}
