import type { ReactNode } from 'react';

interface Props {
  id: string;
  error?: string | undefined;
  hint?: string | false | undefined;
  ok?: boolean;
  children?: ReactNode;
}

/** Error, hint or help under a field, in a reserved space. */
export const FieldNote = ({ id, error, hint, ok = false, children }: Props) => (
  <div className="field-note pile">
    <p
      className={`field-hint ${error ? 'field-wrong' : ''} ${ok ? 'field-right' : ''}`}
      id={id}
      aria-live="polite"
    >
      {error ?? hint}
    </p>
    {children && <p className="field-help">{children}</p>}
  </div>
);
