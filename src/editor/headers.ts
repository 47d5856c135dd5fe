import { editorPolicy } from './backend.ts';

/**
 * Headers of the editor's page and files, in place of the site's where both name one. A sign-in window of the
 * repository's host must be able to answer the page that opened it.
 */
export const editorHeaders = (repository?: string): Record<string, string> => ({
  'Content-Security-Policy': editorPolicy(repository),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex, nofollow',
});
