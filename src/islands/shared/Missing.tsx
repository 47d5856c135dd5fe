/** What a form still needs, beside the button that was pressed too early. */
export const Missing = ({ children }: { children: string }) => (
  <p className="missing" role="alert">
    {children}
  </p>
);
