import { createHash } from 'node:crypto';

/** What the function's own pages share: the site's paper and ink, its dark band, and the ring of what has the focus. */
const SHARED = `
:root{color-scheme:light}
body{margin:0;background:#f3f7f7;color:#0a1e24;font:1.0625rem/1.6 system-ui,sans-serif}
header{background:#07454b;color:#fff}
.alerte{padding:.75rem 1rem;border-left:4px solid #b3261e;background:#fff}
:focus-visible{outline:3px solid #0e7c86;outline-offset:3px}`;

/** The style of a page that the function writes, and its policy. */
interface PageStyle {
  /** The whole style element's text. */
  style: string;
  /** Its own style and its own form, and what else it names: nothing more. */
  policy: string;
}

/**
 * The style and policy of a page.
 *
 * @param own rules beside the shared ones
 * @param more directives of the policy beside the shared ones
 */
export function pageStyle(own: string, more: readonly string[] = []): PageStyle {
  const style = SHARED + own;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...more,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { style, policy };
}
