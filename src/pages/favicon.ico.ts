import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** Size in px, the minimum that Google accepts. */
const SIZE = 48;

/** Browsers request this URL without a link. An SVG icon would be drawn during the first interaction, and delay it. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
