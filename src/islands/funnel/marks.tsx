const mark = (path: string, size: number) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const CrossMark = () => mark('M18 6 6 18M6 6l12 12', 20);

export const BackMark = () => mark('M20 12H4m7-7-7 7 7 7', 24);

export const PlusMark = () => mark('M12 5v14M5 12h14', 18);
