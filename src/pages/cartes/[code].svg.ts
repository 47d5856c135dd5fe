import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocalMapLayers } from '../../components/drawings/LocalMapLayers.tsx';
import { townsNamedIn } from '../../lib/map/gazetteer.ts';
import { svgFile } from '../../lib/map/svg-file.ts';
import { company, zones } from '../../lib/site/collections.ts';

/** One file for each department: the layers of its map, with the towns that its page names. */
export const getStaticPaths = (async () =>
  (await zones()).map(
    ({
      data: {
        zone: { code },
        hero,
        sections,
        balisage,
      },
    }) => ({
      params: { code },
      props: { towns: townsNamedIn(JSON.stringify([hero, sections, balisage]), code) },
    }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ towns: string[] }, { code: string }> = async ({
  params: { code },
  props: { towns },
}) => {
  const { ville } = (await company()).adresse;
  return svgFile([renderToStaticMarkup(LocalMapLayers({ code, towns, ville }))]);
};
