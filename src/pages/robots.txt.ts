import type { APIRoute } from 'astro';
import { SITE_ORIGIN } from '../lib/site-origin.ts';

/** Everything may be read; the list of pages is on the one host that canonicals name. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap-index.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
