import '../plate-card/PlateCard.css';
import '../../styles/atoms/button.css';
import { texts } from '../../client/texts.ts';
import { VITRAGES } from '../../domain/vitrage.ts';
import { PhonePolicy } from './PhoneField.tsx';

const Fields = ({ id }: { id: string }) => (
  <div className="plate-card-more">
    <fieldset>
      <legend className="field-label">{texts.vitrage.libelle}</legend>
      {VITRAGES.map(({ title }) => (
        <label key={title} className="glazing-line line">
          <input type="radio" name="vitrage" value={title} required />
          {` ${title}`}
        </label>
      ))}
    </fieldset>
    <div className="field">
      <label className="field-label" htmlFor={`${id}-native-phone`}>
        {texts.telephone.libelle}
      </label>
      <input
        id={`${id}-native-phone`}
        className="field-input"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
      />
      <p className="field-help">{texts.telephone.raison}</p>
    </div>
    <button className="button button-filled" type="submit">
      {texts.carte.finaliser}
    </button>
    <PhonePolicy />
  </div>
);

/** Form fields for visitors without scripts. Rendered at build time only, as React skips `noscript` in browsers. */
export const NativeFields = ({ id }: { id: string }) => (
  <noscript>{import.meta.env.SSR && <Fields id={id} />}</noscript>
);
