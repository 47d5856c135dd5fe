import { type Ground, isDeep, type Section } from './models.ts';

/** Grounds of a list of sections, such that no two neighbours share one. */
export function groundsOf(sections: readonly Section[], first: 'paper' | 'mist' = 'paper'): Ground[] {
  let next = first;
  return sections.map((section) => {
    if (isDeep(section)) return 'deep';
    const ground = next;
    next = ground === 'paper' ? 'mist' : 'paper';
    return ground;
  });
}
