import { useEffect, useRef } from 'react';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { keepTyped } from '../../stores/flow.ts';
import { texts } from './texts.ts';

interface Props {
  id: string;
  defaultValue?: string;
  onFilled: (filled: boolean) => void;
  /** Takes the focus when it appears, in place of the button that asked for it. */
  focused?: boolean;
}

/** Phone number, any format, with why it is asked for (Code de la consommation L223-2). */
export function PhoneField({ id, defaultValue = '', onFilled, focused = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

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
        defaultValue={defaultValue}
        aria-describedby={`${id}-why`}
        onInput={({ currentTarget: { value } }) => {
          keepTyped({ phone: value.trim() });
          onFilled(value.trim() !== '');
        }}
      />
      <p id={`${id}-why`} className="field-help">
        {texts.telephone.raison} {texts.telephone.donnees}{' '}
        <a href="/politique-protection-donnees" target="_blank" rel="noopener">
          {texts.telephone.politique}
        </a>
      </p>
    </div>
  );
}
