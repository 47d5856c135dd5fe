import { type RefObject, useLayoutEffect } from 'react';
import { caretAfterFormat } from '../../domain/caret.ts';
import { formatPlate, isPlateFormatValid } from '../../domain/plate.ts';
import { texts } from './texts.ts';

interface Props {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** The plate as shown, after formatting. */
  value: string;
  onValue: (plate: string) => void;
}

/**
 * The number plate that is a field. The input is uncontrolled: what was typed before React ran stays,
 * and the caret stays where the visitor typed.
 */
export function PlateInput({ id, input, value, onValue }: Props) {
  const read = (rewriting: boolean) => {
    const field = input.current;
    if (!field) return;
    const formatted = formatPlate(field.value);
    if (rewriting && formatted !== field.value) {
      const caret = caretAfterFormat(
        field.value.slice(0, field.selectionStart ?? field.value.length),
        formatted,
      );
      field.value = formatted;
      if (document.activeElement === field) field.setSelectionRange(caret, caret);
    }
    onValue(formatted);
  };
  // As React takes over, not a moment later: a plate told after a press on the button would undo that press.
  // oxlint-disable-next-line react/exhaustive-deps -- once, for what was typed before React ran.
  useLayoutEffect(() => read(!input.current?.hasAttribute('data-composing')), []);

  const valid = isPlateFormatValid(value);
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {texts.plaque.libelle}
      </label>
      <span className={`plate-field${valid ? ' plate-field-valid' : ''}`}>
        <span className="plate-side" aria-hidden="true">
          <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="9.8" />
          </svg>
          F
        </span>
        <input
          ref={input}
          id={id}
          name="plaque"
          type="text"
          required
          placeholder={texts.plaque.exemple}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          aria-describedby={`${id}-format`}
          onInput={({ nativeEvent }) => read(!(nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={() => read(true)}
          onBlur={() => read(true)}
        />
        <span className="plate-side" aria-hidden="true" />
      </span>
      <p
        id={`${id}-format`}
        className={valid ? 'plate-hint plate-hint-valid' : 'plate-hint'}
        aria-live="polite"
      >
        {value && (valid ? texts.plaque.valide : texts.plaque.format)}
      </p>
    </>
  );
}
