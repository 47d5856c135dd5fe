import type { VitrageId } from '../../domain/vitrage.ts';

/** Part of the drawn car that shows a glazing. */
const CROPS: Record<VitrageId, string> = {
  'pare-brise': '118 24 186 124',
  'vitre-laterale': '206 30 228 152',
  'lunette-arriere': '396 22 165 110',
};

/** A symbol stretches to the picture that uses it, so a crop asks for it at its own size. */
const WHOLE = { width: 640, height: 276 };

const LIT: Record<VitrageId, string> = {
  'pare-brise': 'car-pare-brise',
  'vitre-laterale': 'car-vitre-laterale',
  'lunette-arriere': 'car-lunette-arriere',
};

interface Props {
  crop?: VitrageId;
  lit?: VitrageId | undefined;
}

/** The car of the page, whole or cropped to one glazing; `lit` names the glass that is lit. */
export const GlazingPicture = ({ crop, lit }: Props) => (
  <svg
    className={lit ? `car ${LIT[lit]}` : 'car'}
    viewBox={crop ? CROPS[crop] : '0 0 640 276'}
    aria-hidden="true"
  >
    <use href="#voiture" {...(crop ? WHOLE : {})} />
  </svg>
);
