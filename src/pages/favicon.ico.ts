import type { APIRoute } from 'astro';
import { renderIcon, toIco } from '../lib/icons/render.ts';

/** The smallest size that search results take. */
const SIZE = 48;

/**
 * The icon of tabs and search results. No page names it, as browsers ask for this address by themselves; and it is no
 * drawing, as a browser makes a document of its own for one, in the moment in which the visitor first taps.
 */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await renderIcon(SIZE, 'cut'), SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
