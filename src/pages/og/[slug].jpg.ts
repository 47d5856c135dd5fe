import type { APIRoute, GetStaticPaths } from 'astro';
import { cacheDir } from 'astro:config/server';
import { getCollection } from 'astro:content';
import { company, namesFor } from '../../lib/collections.ts';
import { renderPlain } from '../../lib/markdown.ts';
import type { ShareCard } from '../../lib/og/layout.ts';
import { renderShareImage } from '../../lib/og/render.ts';
import { NOT_INDEXED } from '../../lib/own-routes.ts';
import { typeset } from '../../lib/typography.ts';

/** Images of earlier builds, in the folder that hosts keep from one build to the next. */
const KEPT = new URL('og/', cacheDir);

/** One share image a page that search engines know, named as the page. */
export const getStaticPaths: GetStaticPaths = async () => {
  const entries = [
    ...(await getCollection('pages', ({ id }) => !NOT_INDEXED.includes(id))),
    ...(await getCollection('zones')),
    ...(await getCollection('articles')),
    ...(await getCollection('legal')),
  ];
  const { marque, telephone, hote } = await company();
  return Promise.all(
    entries.map(async ({ id, data }) => {
      const title = 'hero' in data ? data.hero.titre : data.titre;
      const card: ShareCard = {
        title: renderPlain(title, await namesFor(data.faits)),
        brand: marque,
        telephone: typeset(telephone),
        host: hote,
        ...('zone' in data && { plate: { text: data.zone.nom.toUpperCase(), code: data.zone.code } }),
      };
      return { params: { slug: id }, props: { card } };
    }),
  );
};

/** The image of one page. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await renderShareImage(props.card, KEPT)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
