import { useId } from 'react';
import { CarAbove } from '../../components/drawings/CarAbove.tsx';
import type { VitrageId } from '../../domain/vitrage.ts';

interface Props {
  lit?: VitrageId | undefined;
  /** For pointers; keyboards use the choices beside the drawing. */
  onChoose?: ((id: VitrageId) => void) | undefined;
}

export const GlassPicker = ({ lit, onChoose }: Props) => (
  <CarAbove id={useId()} className="glass-picker" numbered {...{ lit, onChoose }} />
);
