import type { CmsConfig } from '@sveltia/cms';
import type { Choices } from './references.ts';

/** Id of the JSON list of addresses. The id replaces this long list in the configuration, which needs it many times. */
export const ADDRESSES = 'adresses';

type Replacer = (key: string, part: unknown) => unknown;

const data = (id: string, value: unknown, replacer?: Replacer): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value, replacer).replaceAll('<', '\\u003c')}</script>`;

/**
 * @param facts values of the shared facts, for the preview; null if a fact has no value
 * @param addresses list of all addresses; in `config`, the same array is the `options` of each address field
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
