import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { textsIn } from '../content/walk-texts.ts';
import { writtenHeadings } from '../text/headings.ts';

export function checkHeadings({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, articles, legal, faq } = entries;
  const issues: ContentIssue[] = [];
  for (const entry of [...pages, ...zones, ...faq]) {
    for (const { field, text, schema } of textsIn(entry))
      if (field === '' || schema.contentMediaType) issues.push(...tooHigh(entry.file, field, text, 3));
  }
  for (const { file, body } of [...articles, ...legal]) {
    const message = 'n’a aucun titre « ## », dont se fait le sommaire : écrivez par exemple « ## Le prix »';
    if (!writtenHeadings(body).some(({ depth }) => depth === 2)) issues.push({ file, field: '', message });
    issues.push(...tooHigh(file, '', body, 2));
  }
  return issues;
}

/** Headings above the highest level allowed at their place; h1 is the page title alone. */
const tooHigh = (file: string, field: string, text: string, highest: number): ContentIssue[] =>
  writtenHeadings(text).flatMap((heading) => {
    const message = `contient un titre trop haut, « ${heading.text} » : écrivez « ${'#'.repeat(highest)} ${heading.text} »`;
    return heading.depth < highest ? [{ file, field, message }] : [];
  });
