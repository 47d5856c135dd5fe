import '../shared/fields.css';
/** Promises to the visitor, one line each. */
export const Reassurances = ({ lines, condition }: { lines: readonly string[]; condition?: string }) => (
  <>
    <ul className="reassurances">
      {lines.map((line) => (
        <li key={line} suppressHydrationWarning>
          {line}
        </li>
      ))}
    </ul>
    {condition && (
      <p className="field-help" suppressHydrationWarning>
        {condition}
      </p>
    )}
  </>
);
