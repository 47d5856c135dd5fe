import type { Section } from '../../sections/section.ts';

/**
 * Variant of the page end. `no-quote` hides the quote link, and `no-routes` the links to quote and chat. `quiet`
 * outlines the quote link on informational pages. `thanks` hides the quote link after a request is sent.
 */
export type Ending = 'no-quote' | 'no-routes' | 'quiet' | 'thanks';

export function endingAfter(sections: readonly Section[]): Ending | undefined {
  const last = sections.at(-1);
  if (last?.modele === 'appel') return last.messagerie ? 'no-routes' : 'no-quote';
  return sections.some(({ modele }) => modele === 'contact') ? 'no-quote' : undefined;
}
