import type { APIRoute, GetStaticPaths } from 'astro';
import { litCarFile } from '../../components/drawings/files.tsx';
import { VITRAGES } from '../../domain/vitrage.ts';

/** The lit glazing of a request or of a review, small. */
export const getStaticPaths = (() =>
  VITRAGES.map(({ id }) => ({ params: { id }, props: { svg: litCarFile(id) } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
