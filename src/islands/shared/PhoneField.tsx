import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { caretAfterFormat } from '../../domain/caret.ts';
import { FIELD_LIMITS } from '../../domain/demande.ts';
import { groupPhone, looksShort } from '../../domain/phone.ts';
import { keepTyped } from '../../stores/flow.ts';
import { texts } from './texts.ts';

interface Props {
  id: string;
  defaultValue?: string;
  onFilled: (filled: boolean) => void;
  /** Takes the focus when it appears, in place of the button that asked for it. */
  focused?: boolean;
}

/**
 * Phone number in any format, grouped as it is typed where it is French, with why it is asked for (Code de la
 * consommation L223-2).
 */
export function PhoneField({ id, defaultValue = '', onFilled, focused = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [short, setShort] = useState(false);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const read = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement, InputEvent>) => {
    const grouped = groupPhone(input.value);
    if (grouped !== input.value && !nativeEvent.isComposing) {
      const caret = caretAfterFormat(
        input.value.slice(0, input.selectionStart ?? input.value.length),
        grouped,
      );
      input.value = grouped;
      input.setSelectionRange(caret, caret);
    }
    const typed = input.value.trim();
    keepTyped({ phone: typed });
    onFilled(typed !== '');
    if (short) setShort(looksShort(typed));
  };

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {texts.telephone.libelle}
      </label>
      {/* Beside the label, so that nothing moves under the finger that leaves the field. */}
      <p className="field-hint" id={`${id}-court`} aria-live="polite">
        {short && texts.telephone.court}
      </p>
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
        aria-describedby={`${id}-why ${id}-court`}
        onInput={read}
        onBlur={({ currentTarget: { value } }) => setShort(looksShort(value))}
      />
      <p id={`${id}-why`} className="field-help">
        {texts.telephone.raison}
      </p>
    </div>
  );
}

/** What becomes of the number: stands under the button, so that the button stays in view. */
export const PhonePolicy = () => (
  <p className="field-help">
    {texts.telephone.demarchage} {texts.telephone.donnees}{' '}
    <a href="/politique-protection-donnees" target="_blank" rel="noopener">
      {texts.telephone.politique}
    </a>
  </p>
);
