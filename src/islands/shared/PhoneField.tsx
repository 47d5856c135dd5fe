import { type InputEvent, useEffect, useState } from 'react';
import { texts } from '../../client/texts.ts';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { isWhole, looksWrong } from '../../domain/phone.ts';
import { clearError } from '../../stores/attempt.ts';
import { FieldNote } from './FieldNote.tsx';
import './format-typed.ts';
import { useFieldText } from './use-field-text.ts';

interface Props {
  id: string;
  value: string;
  onValue: (phone: string) => void;
  error: string | undefined;
  focused?: boolean;
}

/** Groups French numbers. Art. L223-2 of the Code de la consommation requires the purpose beside the field. */
export function PhoneField({ id, value, onValue, error, focused = false }: Props) {
  const field = useFieldText<HTMLInputElement>(value);
  const [left, setLeft] = useState(false);
  const whole = isWhole(value);
  const hint = whole ? texts.telephone.complet : left && looksWrong(value) && texts.telephone.court;
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [field, focused]);

  const read = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    onValue(input.value);
    clearError('phone');
  };

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {texts.telephone.libelle}
      </label>
      <input
        ref={field}
        id={id}
        className="field-input"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        required
        maxLength={FIELD_LIMITS.phone}
        placeholder={texts.telephone.exemple}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-court ${id}-why`}
        onInput={read}
        onBlur={() => setLeft(true)}
      />
      <FieldNote id={`${id}-court`} error={error} hint={hint} ok={whole}>
        <span id={`${id}-why`}>{texts.telephone.raison}</span>
      </FieldNote>
    </div>
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
