import type { Section } from '../../sections/section.ts';

/**
 * `no-quote` hides the quote link, `no-routes` all contact links. `quiet` uses outlined buttons on informational
 * pages; `thanks` follows a sent request.
 */
export type Ending = 'no-quote' | 'no-routes' | 'quiet' | 'thanks';

export function endingAfter(sections: readonly Section[]): Ending | undefined {
  const last = sections.at(-1);
  if (last?.modele === 'appel') return last.messagerie ? 'no-routes' : 'no-quote';
  return sections.some(({ modele }) => modele === 'contact') ? 'no-quote' : undefined;
}
