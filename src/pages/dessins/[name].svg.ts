import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';

const drawings = import.meta.glob<string>('../../assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawings that a text of content/ may show, by the names of their files. */
export const getStaticPaths = (() =>
  Object.entries(drawings).map(([path, svg]) => ({
    params: { name: basename(path, '.svg') },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props['svg'], { headers: { 'Content-Type': 'image/svg+xml' } });
