import { useState } from 'react';
import { texts } from '../../client/texts.ts';
import { isWhole, looksWrong } from '../../domain/phone.ts';
import './format-typed.ts';
import { TextField } from './TextField.tsx';

interface Props {
  id: string;
  value: string;
  onValue: (phone: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/**
 * Phone field, which groups the digits of French numbers. `help` tells the visitor why the form asks for the number
 * (Code de la consommation, art. L223-2).
 */
export function PhoneField(props: Props) {
  const { value } = props;
  const [left, setLeft] = useState(false);
  const whole = isWhole(value);

  return (
    <TextField
      {...props}
      name="phone"
      label={texts.telephone.libelle}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="send"
      placeholder={texts.telephone.exemple}
      hint={whole ? texts.telephone.complet : left && looksWrong(value) && texts.telephone.court}
      ok={whole}
      help={texts.telephone.raison}
      onBlur={() => setLeft(true)}
    />
  );
}

export const PhonePolicy = () => (
  <p className="field-help">
    {texts.telephone.demarchage} {texts.telephone.donnees}{' '}
    <a href={texts.telephone.politique.vers} target="_blank" rel="noopener">
      {texts.telephone.politique.libelle}
    </a>
  </p>
);
