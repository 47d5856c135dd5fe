import type { ReactNode } from 'react';

interface Props {
  id: string;
  error?: string | undefined;
  hint?: string | false | undefined;
  /** The hint is good news. */
  ok?: boolean;
  /** The purpose of the field, shown where there is neither error nor hint. */
  children?: ReactNode;
}

/** The line under a field. Its room is kept: an error takes the place of the help, and nothing moves. */
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
