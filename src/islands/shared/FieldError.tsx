/** What went wrong, beside the button that failed; it stays until the next try (DESIGN §7). */
export const FieldError = ({ children }: { children: string }) =>
  children ? <p className="field-error">{children}</p> : null;
