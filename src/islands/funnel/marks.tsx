const mark = (path: string, size: number) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The cross of a button that closes. */
export const CrossMark = () => mark('M18 6 6 18M6 6l12 12', 20);

/** The arrow of a button that goes back. */
export const BackMark = () => mark('M20 12H4m7-7-7 7 7 7', 24);

/** The cross of a line that is to be filled in. */
export const PlusMark = () => mark('M12 5v14M5 12h14', 18);
