import type { GitBackend } from '@sveltia/cms';

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

/** @param repository `https://github.com/owner/name` or `git@gitlab.com:owner/name.git` */
function parts(repository: string) {
  const [, host = '', path = ''] = /([\w.-]+\.\w+)[/:](.+?)(?:\.git)?\/?$/.exec(repository) ?? [];
  const known = HOSTS[host];
  return known && { ...known, path };
}

/** @param repository URL; without it, the editor works only on local files */
export function backend(repository = ''): GitBackend {
  const host = parts(repository);
  // The editor requires a repository host, even if it works only on local files.
  return host
    ? { name: host.name, repo: host.path }
    : { name: 'github', repo: 'copie/locale', auth_methods: ['token'] };
}

/** Content security policy. The editor creates styles at run time, and sends requests only to the repository host. */
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
    // The preview frame sets a <base>.
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of the editor only. The sign-in popup of the repository host must reach the window that opened it. */
export const editorHeaders = (repository?: string): Record<string, string> => ({
  'Content-Security-Policy': editorPolicy(repository),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex, nofollow',
});
