import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '../../domain/security-headers.ts';
import { heldBack } from '../../lib/launch/gate.ts';

const sha = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const tagHosts = (measurementId: string | undefined) =>
  measurementId
    ? {
        script: ' https://www.googletagmanager.com',
        connect:
          ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
        image: ' https://*.google-analytics.com https://www.googletagmanager.com',
      }
    : { script: '', connect: '', image: '' };

const inlineContents = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !/type="(application\/ld\+json|speculationrules)"/.test(attributes ?? ''))
    .map(([, , content]) => content ?? '');

/**
 * The policy is sent as a header. The <meta> that Astro can write cannot restrict framing and is missing on the 404
 * page.
 * @param pages HTML of every page
 */
function contentSecurityPolicy(pages: readonly string[], measurementId?: string): string {
  const hosts = tagHosts(measurementId);
  const hashes = (tag: 'script' | 'style') =>
    [...new Set(pages.flatMap((html) => inlineContents(html, tag)))].map(sha).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes('script')}${hosts.script}`,
    `style-src 'self' ${hashes('style')}`,
    `img-src 'self' data:${hosts.image}`,
    "font-src 'self'",
    `connect-src 'self'${hosts.connect}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map((header) => `  ${header.join(': ')}\n`)
    .join('');

/** @param pages HTML of every page */
export function writeHeaders(root: string, pages: readonly string[]): void {
  const measurementId = process.env.PUBLIC_GA_MEASUREMENT_ID;
  const policy = contentSecurityPolicy(pages, measurementId);
  // There is no Cross-Origin-Opener-Policy, because with it browsers start a process per navigation (44 ms on a CPU at
  // a quarter of its speed), and pages have no secrets.
  writeFileSync(
    join(root, '_headers'),
    `/*
  Content-Security-Policy: ${policy}
${headerLines(SECURITY_HEADERS)}  Speculation-Rules: "/speculation-rules.json"
${heldBack() ? '  X-Robots-Tag: noindex\n' : ''}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/styles/*
  Cache-Control: public, max-age=31536000, immutable
/speculation-rules.json
  Content-Type: application/speculationrules+json
`,
  );
}
