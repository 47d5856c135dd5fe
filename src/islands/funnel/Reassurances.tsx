/** What the visitor can count on, one line each. */
export const Reassurances = ({ lines, condition }: { lines: readonly string[]; condition?: string }) => (
  <>
    <ul className="reassurances">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {condition && <p className="field-help">{condition}</p>}
  </>
);
