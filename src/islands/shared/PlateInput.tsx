import '../../styles/atoms/placeholder.css';
import './PlateInput.css';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../../client/texts.ts';
import { formatPlate, isPlateFormatValid } from '../../domain/plate.ts';
import { clearError } from '../../stores/attempt.ts';
import { formatField } from './format-typed.ts';

interface Props {
  id: string;
  value: string;
  onValue: (plate: string) => void;
  error: string | undefined;
}

/**
 * Plate fields in the HTML of the page. If a browser extension changed this HTML, React replaces the fields during
 * hydration, and the new fields get the typed text.
 */
const drawn = new Set(globalThis.document?.querySelectorAll<HTMLInputElement>('[name="plaque"]'));

/** Uncontrolled input, which keeps text typed before hydration. */
export function PlateInput({ id, value, onValue, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const started = useRef(false);
  const hadFocus = useRef(globalThis.document?.activeElement?.id === id);

  const read = ({ value: typed }: HTMLInputElement) => {
    const plate = formatPlate(typed);
    if (plate !== value) onValue(plate);
    clearError('plaque');
  };
  // Runs in a layout effect, because an update after the paint would cancel a press of the button.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    for (const before of drawn) {
      if (before.id !== id) continue;
      drawn.delete(before);
      if (before === field) continue;
      field.value = before.value;
      if (hadFocus.current) field.focus();
    }
    if (!started.current && field.value) {
      if (!field.hasAttribute('data-composing')) formatField(field);
      read(field);
    } else if (formatPlate(field.value) !== value) field.value = value;
    started.current = true;
    // oxlint-disable-next-line react/exhaustive-deps -- reads what was typed before hydration, then follows the store
  }, [value]);

  const valid = isPlateFormatValid(value);
  const hint = value && (valid ? texts.plaque.valide : texts.plaque.format);
  return (
    <>
      <label className="field-label" htmlFor={id} suppressHydrationWarning>
        {texts.plaque.libelle}
      </label>
      <span className={`plate-field${valid ? ' plate-field-valid' : ''}${error ? ' plate-field-wrong' : ''}`}>
        <span className="plate-side" aria-hidden="true">
          <svg width="24" height="24" viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="9.8" />
          </svg>
          <span suppressHydrationWarning>F</span>
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
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-format`}
          onInput={({ currentTarget }) => read(currentTarget)}
        />
        <span className="plate-side" aria-hidden="true" />
      </span>
      <p
        id={`${id}-format`}
        className={`plate-hint${error ? ' plate-hint-wrong' : ''}${valid ? ' plate-hint-valid' : ''}`}
        aria-live="polite"
        suppressHydrationWarning
      >
        {error ?? hint}
      </p>
    </>
  );
}
