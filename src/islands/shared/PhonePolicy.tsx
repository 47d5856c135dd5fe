import './fields.css';
import { texts } from '../../stores/texts.ts';

/** How the number is used: placed under the button, so that the button stays in view. */
export const PhonePolicy = () => (
  <p className="field-help">
    {texts.telephone.demarchage} {texts.telephone.donnees}{' '}
    <a href={texts.telephone.politique.vers} target="_blank" rel="noopener">
      {texts.telephone.politique.libelle}
    </a>
  </p>
);
