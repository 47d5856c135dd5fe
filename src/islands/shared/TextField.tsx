import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type DemandeField, FIELD_LIMITS } from '../../domain/demande.ts';
import { clearError } from '../../stores/attempt.ts';
import { FieldNote } from './FieldNote.tsx';

interface Props extends ComponentProps<'input'> {
  id: string;
  name: DemandeField;
  label: string;
  aside?: string;
  value: string;
  onValue: (text: string) => void;
  error: string | undefined;
  hint?: string | false;
  ok?: boolean;
  help?: string;
  /** Makes the field a textarea. */
  rows?: number;
}

/** Required text field. It is uncontrolled: only a new `value` replaces its text, so that autofilled text is kept. */
export function TextField({ label, aside, value, onValue, error, hint, ok, help, ...input }: Props) {
  const { id, name, rows } = input;
  const Control = (rows ? 'textarea' : 'input') as 'input';
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <div className="field">
      <p className="cluster apart">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>{' '}
        {aside && <span className="field-help">{aside}</span>}
      </p>
      <Control
        {...input}
        ref={field}
        className="field-input"
        required
        maxLength={FIELD_LIMITS[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onInput={(event) => {
          onValue(event.currentTarget.value);
          clearError(name);
        }}
      />
      <FieldNote {...{ error, hint, ok, help }} id={`${id}-note`} />
    </div>
  );
}
