import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** Size in px, the minimum for Google. */
const SIZE = 48;

/**
 * The icon at the default URL, so that no page links it. Not an SVG, for which browsers would render a document during
 * the first interaction.
 */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
