import type { Section } from '../schemas/section.ts';

/** What a section stands on. */
export type Ground = 'paper' | 'mist' | 'deep';

/** Sections that stand on a dark ground of their own. */
const DEEP: readonly Section['modele'][] = ['appel', 'diagnostic'];

/** Grounds of a list of sections, such that no two neighbours share one. */
export function groundsOf(
  sections: readonly Pick<Section, 'modele'>[],
  first: 'paper' | 'mist' = 'paper',
): Ground[] {
  let next = first;
  return sections.map(({ modele }) => {
    if (DEEP.includes(modele)) return 'deep';
    const ground = next;
    next = ground === 'paper' ? 'mist' : 'paper';
    return ground;
  });
}
