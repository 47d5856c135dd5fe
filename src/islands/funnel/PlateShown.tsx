import '../../styles/atoms/plate.css';
/** A plate that was typed, shown as one. */
export const PlateShown = ({ children }: { children: string }) => (
  <span className="plate">
    <span className="plate-band" aria-hidden="true">
      F
    </span>
    <span className="plate-text">{children}</span>
    <span className="plate-band" aria-hidden="true" />
  </span>
);
