import type { APIRoute } from 'astro';
import { company } from '../lib/collections.ts';

/** Name and icon of the site on a home screen; an endpoint so that the brand is said once, in content/. */
export const GET: APIRoute = async () => {
  const { marque } = await company();
  return Response.json({
    name: marque,
    short_name: marque,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#07454b',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
};
