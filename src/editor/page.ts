import type { CmsConfig } from '@sveltia/cms';
import type { Snapshot } from './check-on-save.ts';

const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The editor's page. Its configuration and what its check looks into are data, so that no code stands in the page. */
export const editorPage = (config: CmsConfig, content: Snapshot): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Contenu du site</title>
    ${data('config', config)}
    ${data('content', content)}
    <script type="module" src="/admin/main.js"></script>
  </head>
  <body></body>
</html>
`;
