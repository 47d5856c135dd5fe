import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { litCarFile, wholeCarFile } from '../../components/drawings/files.tsx';
import { VITRAGES } from '../../domain/vitrage.ts';

const drawings = import.meta.glob<string>('../../assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawings that a text of content/ may show, by the names of their files, and cars for what is not built with the site. */
export const getStaticPaths = (() =>
  [
    ...Object.entries(drawings).map(([path, svg]) => ({ name: basename(path, '.svg'), svg })),
    { name: 'voiture', svg: wholeCarFile() },
    ...VITRAGES.map(({ id }) => ({ name: `vitrage-${id}`, svg: litCarFile(id) })),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
