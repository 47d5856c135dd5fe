import type { CmsConfig } from '@sveltia/cms';
import type { Choices } from './references.ts';

/** Id of the element that lists all addresses as JSON. In the configuration, this id stands for the long list. */
export const ADDRESSES = 'adresses';

type Replacer = (key: string, part: unknown) => unknown;

const data = (id: string, value: unknown, replacer?: Replacer): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value, replacer).replaceAll('<', '\\u003c')}</script>`;

/**
 * @param facts values of the facts (prices, durations…) that all pages share, for the preview; null without a value
 * @param addresses all paths and anchors of the site; `config` must have this very array as `options` of address fields
 */
export const editorPage = (
  config: CmsConfig,
  facts: Record<string, string | null>,
  addresses: Choices['adresses'],
): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Contenu du site</title>
    ${data(ADDRESSES, addresses)}
    ${data('config', config, (_, part) => (part === addresses ? ADDRESSES : part))}
    ${data('facts', facts)}
    <script type="module" src="/admin/main.js"></script>
  </head>
  <body></body>
</html>
`;
