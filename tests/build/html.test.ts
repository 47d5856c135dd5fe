import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pages } from '../support/built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro's wrapper around an island, without a box of its own.
    { 'astro-island': { flow: true, phrasing: true, transparent: true } },
    // Astro writes the style of its islands where the first of them stands; browsers read it there too.
    { style: { flow: true, phrasing: true } },
  ],
  rules: {
    // How Astro and React print HTML; browsers read both ways alike.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // React writes some attributes in camel case; HTML knows them in any case.
    'attr-case': 'off',
    // Numbers carry their no-break spaces; the rule also wants them in «Appeler le».
    'tel-non-breaking': 'off',
    // A box that scrolls its table is a named region, but no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Astro prints texts with their «&» and «>» as they are where HTML allows it.
    'no-raw-characters': ['error', { relaxed: true }],
    // Titles of at most 70 characters are the content schema's own rule.
    'long-title': 'off',
  },
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, { html, root, file }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html, file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
    );
    expect(messages).toEqual([]);
  });

  test('has one h1 and skips no heading level', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('has no style attribute and no event attribute, which its own policy would block', () => {
    const blocked = root
      .querySelectorAll('*')
      .flatMap((element) =>
        Object.keys(element.attributes).filter((name) => name === 'style' || /^on[a-z]+$/.test(name)),
      );
    expect(blocked).toEqual([]);
  });
});
