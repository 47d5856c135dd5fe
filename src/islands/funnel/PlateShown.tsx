import '../../styles/atoms/plate.css';
export const PlateShown = ({ children }: { children: string }) => (
  <span className="plate">
    <span className="plate-band" aria-hidden="true">
      F
    </span>
    <span className="plate-text">{children}</span>
    <span className="plate-band" aria-hidden="true" />
  </span>
);
