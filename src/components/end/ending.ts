import type { Section } from '../../sections/section.ts';

/**
 * Variant of the page end. `no-quote` hides the link to the form, `no-routes` hides the links to form and chat, and
 * `outlined` outlines the link to the form. `thanks` hides this link, the mobile bar and, on small screens, related
 * links.
 */
export type Ending = 'no-quote' | 'no-routes' | 'outlined' | 'thanks';

export function endingAfter(sections: readonly Section[]): Ending | undefined {
  const last = sections.at(-1);
  if (last?.modele === 'appel') return last.messagerie ? 'no-routes' : 'no-quote';
  return sections.some(({ modele }) => modele === 'contact') ? 'no-quote' : undefined;
}
