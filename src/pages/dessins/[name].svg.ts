import type { APIRoute, GetStaticPaths } from 'astro';
import { DRAWING_FILES, drawingFile } from '../../components/drawings/files.ts';

/** Drawings that a page shows as an image, and pages without the site's style. */
export const getStaticPaths = (() =>
  DRAWING_FILES.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { name = '' } }) =>
  new Response(drawingFile(name), { headers: { 'Content-Type': 'image/svg+xml' } });
