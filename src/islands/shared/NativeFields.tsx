import '../plate-card/plate-card.css';
import './glazing.css';
import './fields.css';
import '../../components/ui/button.css';
import { texts } from '../../stores/texts.ts';
import { PhonePolicy } from './PhoneField.tsx';

/** The rest of the form for a browser without scripts: the whole request is one plain post. */
export const NativeFields = ({ id, vitrages }: { id: string; vitrages: readonly string[] }) => (
  <div className="plate-card-more">
    <fieldset>
      <legend className="field-label">{texts.vitrage.libelle}</legend>
      {vitrages.map((title) => (
        <label key={title} className="glazing-line">
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
    <button className="button button-plein" type="submit">
      {texts.carte.finaliser}
    </button>
    <PhonePolicy />
  </div>
);
