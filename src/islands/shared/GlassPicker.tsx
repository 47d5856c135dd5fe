import { useId } from 'react';
import { CarAbove } from '../../components/drawings/CarAbove.tsx';
import type { VitrageId } from '../../domain/vitrage.ts';

interface Props {
  lit?: VitrageId | undefined;
  /** Makes each glass a target for a finger or a mouse; by keyboard the choices beside the picture are the way. */
  onChoose?: ((id: VitrageId) => void) | undefined;
}

/** The car from above, its glazings numbered as the choices are. `lit` names the one that is chosen. */
export const GlassPicker = ({ lit, onChoose }: Props) => (
  <CarAbove id={useId()} className="glass-picker" numbered {...{ lit, onChoose }} />
);
