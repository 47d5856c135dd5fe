import type { APIRoute, GetStaticPaths } from 'astro';
import { townAt } from '../../lib/map/gazetteer.ts';
import { landLayers, localFrame } from '../../lib/map/local-map.ts';
import { namedPath, svgFile } from '../../lib/map/svg-file.ts';
import { company, zones } from '../../lib/site/collections.ts';

/** One file for each department, with the shapes of its map. The page itself draws the labels. */
export const getStaticPaths = (async () =>
  (await zones()).map(({ data: { zone } }) => ({ params: { code: zone.code } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { code = '' } }) => {
  const { adresse } = await company();
  const { outline, communes, around, river, ringRoad } = landLayers(
    code,
    localFrame(code, townAt(adresse.ville)),
  );
  return svgFile([
    namedPath('contour', outline),
    namedPath('communes', communes),
    namedPath('alentours', around),
    namedPath('seine', river),
    ...(ringRoad ? [namedPath('peripherique', ringRoad)] : []),
  ]);
};
