import { isPlateFormatValid } from '../../domain/plate.ts';
import { track } from '../../measure/track.ts';

/** Measures that a plate was checked: its kind, never the plate itself. */
export const trackPlate = (plate: string): boolean =>
  track({
    action: 'plate_verification',
    label: isPlateFormatValid(plate) ? 'format-valide' : 'autre-format',
  });
