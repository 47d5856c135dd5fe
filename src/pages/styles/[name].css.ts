import type { APIRoute, GetStaticPaths } from 'astro';
import { LINKED_STYLES } from '../../styles/linked.ts';

export const getStaticPaths = (() =>
  Object.values(LINKED_STYLES).map(({ name, css }) => ({
    params: { name },
    props: { css },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ css: string }> = ({ props }) =>
  new Response(props.css, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
