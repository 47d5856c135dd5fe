import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** Size in px; Google requires at least this. */
const SIZE = 48;

/**
 * The icon has the default URL, so that no page links to it. An SVG would be rendered during the first interaction.
 */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
