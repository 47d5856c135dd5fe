/** What was done: the tick above a confirmation. */
export const DoneMark = () => (
  <svg className="saved-mark icon" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m4 12.500 5.500 5.500L20 7" />
  </svg>
);

/** The cross of a button that closes. */
export const CrossMark = () => (
  <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
);
