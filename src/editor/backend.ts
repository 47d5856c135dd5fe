import type { GitBackend } from '@sveltia/cms';

/** Hosts of repositories that the editor signs in to: its name for them, and where it calls them. */
const HOSTS: Readonly<Record<string, { name: 'github' | 'gitlab'; calls: string; pictures: string }>> = {
  'github.com': {
    name: 'github',
    calls: 'https://api.github.com',
    pictures: 'https://avatars.githubusercontent.com',
  },
  'gitlab.com': {
    name: 'gitlab',
    calls: 'https://gitlab.com',
    pictures: 'https://gitlab.com https://secure.gravatar.com',
  },
};

/** Host and path of a repository, written `https://github.com/owner/name` or `git@gitlab.com:owner/name.git`. */
function parts(repository: string) {
  const [, host = '', path = ''] = /([\w.-]+\.\w+)[/:](.+?)(?:\.git)?\/?$/.exec(repository) ?? [];
  const known = HOSTS[host];
  return known && { ...known, path };
}

/**
 * Where the editor keeps what it saves.
 *
 * @param repository address of the repository; without one only the working copy on this machine can be edited
 */
export function backend(repository = ''): GitBackend {
  const host = parts(repository);
  // The name is asked for though nothing is ever sent there: no way to sign in is offered without a repository.
  return host
    ? { name: host.name, repo: host.path }
    : { name: 'github', repo: 'copie/locale', auth_methods: ['token'] };
}

/**
 * The editor's own policy. It makes its style rules while it runs; scripts, faces and words are ours, and it may call
 * the repository's host alone.
 */
export function editorPolicy(repository = ''): string {
  const { calls = '', pictures = '' } = parts(repository) ?? {};
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures}`.trim(),
    "font-src 'self'",
    `connect-src 'self' blob: data: ${calls}`.trim(),
    'frame-src blob:',
    "form-action 'none'",
    // The preview's frame names the site as its base.
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Headers of the editor's page and files, in place of the site's where both name one. A sign-in window of the
 * repository's host must be able to answer the page that opened it.
 */
export const editorHeaders = (repository?: string): Record<string, string> => ({
  'Content-Security-Policy': editorPolicy(repository),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex, nofollow',
});
