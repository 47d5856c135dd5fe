import { count } from '../../domain/sentence.ts';
import type { ContentIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { walkTexts } from './walk-texts.ts';
import { writtenHeadings } from './written-headings.ts';

/** Fields of a section that are rendered as paragraphs, where a line may become a heading. */
const PARAGRAPHS = /(^|\.)(texte|intro)$/;

/** Checks the headings of long texts: their level, and the anchors that tables of contents and links lead to. */
export function checkHeadings({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, articles, legal, faq } = entries;
  const issues: ContentIssue[] = [];
  for (const { file, data } of [...pages, ...zones]) {
    walkTexts(data, '', (field, text) => {
      if (PARAGRAPHS.test(field)) issues.push(...tooHigh(file, field, text, 3));
    });
  }
  for (const { file, body } of faq) issues.push(...tooHigh(file, '', body, 3));
  for (const { file, body } of [...articles, ...legal]) issues.push(...tooHigh(file, '', body, 2));
  for (const { file, body } of articles) {
    const headings = writtenHeadings(body);
    const message =
      'n’a aucun titre « ## » avec une ancre, dont se fait le sommaire : écrivez par exemple « ## Le prix {#prix} »';
    if (!headings.some(({ depth, anchor }) => depth === 2 && anchor))
      issues.push({ file, field: '', message });
    issues.push(...repeated(file, '', anchorsOf(headings)));
  }
  for (const { file, data, body } of legal) {
    const headings = writtenHeadings(body);
    const titles = headings.filter(({ depth }) => depth === 2).length;
    const message = `compte ${count(data.ancres.length, 'ancre')} pour ${count(titles, 'titre')} « ## » : il en faut autant`;
    if (titles !== data.ancres.length) issues.push({ file, field: 'ancres', message });
    // A title's own anchor gives way to the one listed at its rank.
    const below = anchorsOf(headings.filter(({ depth }) => depth > 2));
    issues.push(...repeated(file, 'ancres', data.ancres), ...repeated(file, '', below, data.ancres));
  }
  return issues;
}

const anchorsOf = (headings: ReturnType<typeof writtenHeadings>): string[] =>
  headings.flatMap(({ anchor }) => anchor ?? []);

/** Headings above the level that their place leaves: a page's title is its only one at the top. */
const tooHigh = (file: string, field: string, text: string, highest: number): ContentIssue[] =>
  writtenHeadings(text)
    .filter(({ depth }) => depth < highest)
    .map((heading) => ({
      file,
      field,
      message: `contient un titre trop haut, « ${heading.text} » : écrivez « ${'#'.repeat(highest)} ${heading.text} »`,
    }));

/** Anchors that stand twice: a link would only ever lead to the first. */
const repeated = (
  file: string,
  field: string,
  anchors: readonly string[],
  taken: readonly string[] = [],
): ContentIssue[] =>
  anchors
    .filter((anchor, index) => taken.includes(anchor) || anchors.indexOf(anchor) < index)
    .map((anchor) => ({ file, field, message: `répète l’ancre « ${anchor} » : donnez-en une autre` }));
