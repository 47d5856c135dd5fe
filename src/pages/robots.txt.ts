import type { APIRoute } from 'astro';
import { heldBack } from '../lib/launch/gate.ts';
import { SITE_ORIGIN } from '../lib/site/origin.ts';

const CLOSED = 'User-agent: *\nDisallow: /\n';

export const GET: APIRoute = () =>
  new Response(
    heldBack() ? CLOSED : `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap-index.xml\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  );
