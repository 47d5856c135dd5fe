import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** Size in px; the minimum that Google accepts. */
const SIZE = 48;

/**
 * Browsers find the icon at this default URL, so that pages need no link to it. An SVG icon would slow the first
 * interaction, during which browsers would render it.
 */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
