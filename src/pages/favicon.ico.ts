import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** In px; Google's minimum. */
const SIZE = 48;

/**
 * At the default URL, so no page links it. Not SVG, as browsers would render a document for it during the first
 * interaction.
 */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
