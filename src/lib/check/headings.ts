import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { pagesIn } from '../content/path-of.ts';
import { textsIn } from '../content/walk-texts.ts';
import { markdownParts } from '../text/markdown-parts.ts';

/** Reports headings of level 1 or 2 in a text, because the section's title has level 2. */
export const checkHeadings = ({ entries }: ContentTree): ContentIssue[] =>
  [...pagesIn({ entries }), ...entries.faq].flatMap((entry) =>
    textsIn(entry).flatMap(({ field, text, schema }) =>
      field === '' || schema.contentMediaType ? tooHigh(entry.file, field, text) : [],
    ),
  );

const tooHigh = (file: string, field: string, text: string): ContentIssue[] =>
  markdownParts(text).headings.flatMap((heading) => {
    const message = `contient un titre trop haut, « ${heading.text} » : écrivez « ### ${heading.text} »`;
    return heading.depth < 3 ? [{ file, field, message }] : [];
  });
