import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';

/** Reports reviews that the drawing `note` counts and links to although the page does not show them. */
export const checkReviewSlip = ({ entries }: ContentTree): ContentIssue[] =>
  entries.pages.flatMap(({ file, data: { hero, sections } }) => {
    if (hero.dessin !== 'note') return [];
    // A section with `arguments` gives its reviews no anchors.
    const shown = sections.flatMap((section) =>
      section.modele === 'avis' && !section.arguments ? section.avis : [],
    );
    return entries.avis
      .filter(({ id }) => !shown.includes(id))
      .map(({ id }) => ({
        file,
        field: 'hero.dessin',
        message: `compte l’avis « ${id} », que la page ne montre pas : ajoutez-le à une section « Avis » sans arguments`,
      }));
  });
