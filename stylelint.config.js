/** Selectors that depend on number, content or order of elements; the markup should have a class instead. */
const GUESSES = ['has', 'nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type', 'only-child'];

/** Properties whose values must be tokens (src/styles/tokens.css), except {@link BESIDE_TOKENS}. */
const BY_TOKEN = [
  '/color$/',
  'fill',
  'stroke',
  'font',
  'font-size',
  'font-family',
  '/^(margin|padding)/',
  '/gap$/',
  '/radius$/',
  'z-index',
];

/** Values allowed besides tokens: some keywords, 0 and 1px, em and %, calculations with tokens, system colours. */
const BESIDE_TOKENS = [
  '0',
  'auto',
  'none',
  'inherit',
  'initial',
  'transparent',
  'currentcolor',
  '1px',
  '-1px',
  '/^(Canvas|CanvasText|Highlight|HighlightText)$/',
  String.raw`/^-?[\d.]+(em|%)$/`,
  String.raw`/var\(--/`,
];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['dist/**'],
  reportNeedlessDisables: true,
  // Exceptions need a reason: `stylelint-disable-next-line rule -- reason`.
  reportDescriptionlessDisables: true,
  rules: {
    'scale-unlimited/declaration-strict-value': [
      BY_TOKEN,
      { ignoreValues: BESIDE_TOKENS, ignoreFunctions: false, disableFix: true },
    ],
    'selector-pseudo-class-disallowed-list': GUESSES,
    'selector-max-id': 0,
    'selector-max-compound-selectors': 4,
    'selector-max-specificity': '0,4,2',
    'max-nesting-depth': [3, { ignoreAtRules: ['layer', 'media', 'container', 'supports'] }],
    'selector-class-pattern': '^[a-z][a-z0-9-]*$',
    // Cascade layers rank the style sheets, so rules within a layer may follow the order of the markup.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
  },
  overrides: [
    // face.css declares the fonts that the tokens name, so it cannot use the tokens.
    { files: 'src/styles/face.css', rules: { 'scale-unlimited/declaration-strict-value': null } },
  ],
};
