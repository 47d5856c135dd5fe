import { HtmlValidate } from 'html-validate';

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
    // One h1, and no level is skipped.
    'heading-level': 'error',
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

/** What is wrong with a page, each with its place and its rule. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
  );
}
