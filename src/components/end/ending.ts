import type { Section } from '../../sections/section.ts';

/**
 * `no-quote` hides the quote link. `no-routes` hides the quote and chat links. `quiet` outlines the quote link.
 * `thanks` is for the confirmation page.
 */
export type Ending = 'no-quote' | 'no-routes' | 'quiet' | 'thanks';

export function endingAfter(sections: readonly Section[]): Ending | undefined {
  const last = sections.at(-1);
  if (last?.modele === 'appel') return last.messagerie ? 'no-routes' : 'no-quote';
  return sections.some(({ modele }) => modele === 'contact') ? 'no-quote' : undefined;
}
