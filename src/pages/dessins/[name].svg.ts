import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brokenCarFile, carAboveFile, litCarFile, wholeCarFile } from '../../components/drawings/files.tsx';
import { VITRAGES } from '../../domain/vitrage.ts';

const drawings = import.meta.glob<string>('../../assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All files of src/assets/drawings/, and drawings of the car generated from components. */
export const getStaticPaths = (() =>
  [
    ...Object.entries(drawings).map(([path, svg]) => ({ name: basename(path, '.svg'), svg })),
    { name: 'voiture', svg: wholeCarFile() },
    { name: 'voiture-dessus', svg: carAboveFile(false) },
    { name: 'voiture-dessus-phares', svg: carAboveFile(true) },
    { name: 'vitre-brisee', svg: brokenCarFile() },
    ...VITRAGES.map(({ id }) => ({ name: `vitrage-${id}`, svg: litCarFile(id) })),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
