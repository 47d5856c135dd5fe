interface Props {
  id: string;
  error?: string | undefined;
  hint?: string | false | undefined;
  ok?: boolean | undefined;
  help?: string | undefined;
}

/** Error, hint or help below a field, in a reserved space. */
export const FieldNote = ({ id, error, hint, ok = false, help }: Props) => (
  <div className="field-note pile" id={id}>
    <p className={`field-hint ${error ? 'field-wrong' : ''} ${ok ? 'field-right' : ''}`} aria-live="polite">
      {error ?? hint}
    </p>
    {help && <p className="field-help">{help}</p>}
  </div>
);
