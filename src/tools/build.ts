/** `npm run build`: checks content/, then builds pages and Netlify functions in one process, to read content/ once. */
import { build } from 'astro';
import { bundleFunctions } from '../../netlify/bundle.ts';

globalThis.contentMemo = new Map();
await import('./check-content.ts');
if (process.exitCode === 0) {
  await build({});
  await bundleFunctions();
}
