import { useEffect, useRef, useState } from 'react';
import { VITRAGES, type VitrageId, vitrageIdOf } from '../../domain/vitrage.ts';
import { $flow, keepTyped } from '../../stores/flow.ts';
import { GlazingPicture } from '../shared/GlazingPicture.tsx';
import { PhoneField } from '../shared/PhoneField.tsx';
import { texts } from '../shared/texts.ts';

/** What appears once the plate was checked: glass, phone, and the button that sends (specification 1 §2). */
export function VerifiedFields({ busy }: { busy: boolean }) {
  const saved = $flow.get();
  const [lit, setLit] = useState<VitrageId | undefined>(vitrageIdOf(saved.vitrage));
  const [hasPhone, setHasPhone] = useState(saved.phone.trim() !== '');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="plate-card-more">
      <p className="plate-card-found" role="status" tabIndex={-1} ref={heading}>
        <strong>{texts.carte.disponible}</strong> {texts.carte.delai}
        <small>{texts.carte.condition}</small>
      </p>
      <fieldset className="glazing-row">
        <legend className="field-label">{texts.vitrage.libelle}</legend>
        {VITRAGES.map(({ id, title }) => (
          <label key={id} className="glazing-chip">
            <input
              type="radio"
              name="vitrage"
              value={title}
              defaultChecked={saved.vitrage === title}
              onChange={() => {
                setLit(id);
                keepTyped({ vitrage: title });
              }}
            />
            <GlazingPicture crop={id} lit={lit === id ? id : undefined} />
            {title}
          </label>
        ))}
      </fieldset>
      <PhoneField id="carte-phone" defaultValue={saved.phone} onFilled={setHasPhone} />
      <button className="button button-plein" type="submit" disabled={busy || !lit || !hasPhone}>
        {busy ? texts.carte.enCours : texts.carte.finaliser}
      </button>
    </div>
  );
}
