import type { CmsConfig } from '@sveltia/cms';

const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** @param facts values of the shared facts, for the preview; null if a fact has no value */
export const editorPage = (
  config: CmsConfig,
  facts: Record<string, string | null>,
): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Contenu du site</title>
    ${data('config', config)}
    ${data('facts', facts)}
    <script type="module" src="/admin/main.js"></script>
  </head>
  <body></body>
</html>
`;
