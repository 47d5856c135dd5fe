import type { CmsConfig } from '@sveltia/cms';

const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** @param facts facts of the whole site for the preview; null for those without a value */
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
