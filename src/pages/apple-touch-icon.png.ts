import type { APIRoute } from 'astro';
import { renderIcon } from '../lib/icons/render.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await renderIcon(180, 'full')), { headers: { 'Content-Type': 'image/png' } });
