/** Kinds of damage that are drawn (specification 2 §2, damage types). */
export type Damage = 'etoile' | 'oeil-de-boeuf' | 'fissure' | 'combinaison';

/** One branch of a crack: direction in degrees, how far it runs. */
type Branch = readonly [angle: number, length: number];

const STAR: Branch[] = [
  [-100, 62],
  [-62, 34],
  [-28, 56],
  [8, 40],
  [44, 66],
  [88, 36],
  [124, 58],
  [166, 42],
  [212, 54],
];
const COMBINED: Branch[] = [
  [-118, 60],
  [-52, 76],
  [-12, 48],
  [38, 70],
  [102, 50],
  [158, 74],
  [196, 46],
];

const at = ([angle, length]: Branch): readonly [number, number] => {
  const radians = (angle * Math.PI) / 180;
  return [Math.round(Math.cos(radians) * length), Math.round(Math.sin(radians) * length)];
};

/** Branches as slivers of light: broad at the middle, bent once, a point at the end. */
const branches = (list: readonly Branch[], start: number): string =>
  list
    .map(([angle, length], index) => {
      const bend = index % 2 ? 7 : -7;
      const points = [
        at([angle - 9, start]),
        at([angle + bend, length * 0.55]),
        at([angle, length]),
        at([angle + bend + 5, length * 0.5]),
        at([angle + 9, start]),
      ];
      return `M${points.map((point) => point.join(' ')).join('L')}Z`;
    })
    .join('');

/** Branches of a damage around its point of impact at 0,0. */
export const branchPath = (damage: 'etoile' | 'combinaison'): string =>
  damage === 'etoile' ? branches(STAR, 7) : branches(COMBINED, 24);

/** A crack that wanders from its chip at 0,0 across the glass. */
export const CRACK_PATH = 'M0 0 9-6 17-5 29-12 40-9 52-18 66-17 77-25 90-24 100-33 116-33';

/** Where it thins out, and the branches that left it. */
export const HAIR_PATH =
  'M116-33 126-40 139-40 150-48M52-18 60-29 59-38 67-48M90-24 101-17 108-19M17-5 22 4 31 8';
