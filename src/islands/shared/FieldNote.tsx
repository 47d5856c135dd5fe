import type { ReactNode } from 'react';

interface Props {
  id: string;
  error?: string | undefined;
  hint?: string | false | undefined;
  ok?: boolean;
  /** Help, shown without error or hint. */
  children?: ReactNode;
}

/** Line under a field: error, hint or help. Its height is reserved. */
export const FieldNote = ({ id, error, hint, ok = false, children }: Props) => (
  <div className="field-note">
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
