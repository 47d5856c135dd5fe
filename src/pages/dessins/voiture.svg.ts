import type { APIRoute } from 'astro';
import { wholeCarFile } from '../../components/drawings/files.tsx';

/** The whole car as an image, for pages of the site and for those without its style. */
export const GET: APIRoute = () =>
  new Response(wholeCarFile(), { headers: { 'Content-Type': 'image/svg+xml' } });
