import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro's island wrapper is `display: contents`, so it may contain whatever its parent may.
    { 'astro-island': { flow: true, phrasing: true, transparent: true } },
    // Astro inlines island styles beside the first island; browsers accept it.
    { style: { flow: true, phrasing: true } },
  ],
  rules: {
    // Requires one h1 and no skipped levels.
    'heading-level': 'error',
    // Astro and React write HTML in different styles; browsers accept both.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // React writes attributes in camel case; HTML is case-insensitive.
    'attr-case': 'off',
    // Phone numbers have no-break spaces, but the rule also requires such spaces in «Appeler le».
    'tel-non-breaking': 'off',
    // A scrollable table is a named region, but not a section.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Astro leaves «&» and «>» unescaped where HTML allows it.
    'no-raw-characters': ['error', { relaxed: true }],
    // The content schema limits the length of titles.
    'long-title': 'off',
  },
});

export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
  );
}
