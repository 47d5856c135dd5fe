import type { Section } from '../../sections/models.ts';

/**
 * What the end of a page leaves out, as the page itself has asked: the quote, or the chat too. It is quiet where one
 * reads to know, and asks who has just sent a request for nothing.
 */
export type Ending = 'no-quote' | 'no-routes' | 'quiet' | 'thanks';

/** How a page ends after these sections. */
export function endingAfter(sections: readonly Section[]): Ending | undefined {
  const last = sections.at(-1);
  if (last?.modele === 'appel') return last.messagerie ? 'no-routes' : 'no-quote';
  return sections.some(({ modele }) => modele === 'contact') ? 'no-quote' : undefined;
}
