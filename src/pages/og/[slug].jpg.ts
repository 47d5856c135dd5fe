import type { APIRoute, GetStaticPaths } from 'astro';
import { cacheDir } from 'astro:config/server';
import { getCollection } from 'astro:content';
import { typeset } from '../../domain/typography.ts';
import type { ShareCard } from '../../lib/share-image/layout.ts';
import { renderShareImage } from '../../lib/share-image/render.ts';
import { company } from '../../lib/site/collections.ts';
import { renderPlain } from '../../lib/text/markdown.ts';

/** Cache of the share images, in the folder that the host keeps between builds. */
const KEPT = new URL('og/', cacheDir);

export const getStaticPaths: GetStaticPaths = async () => {
  const entries = [
    ...(await getCollection('pages', ({ data }) => data.role !== 'demande-envoyee')),
    ...(await getCollection('zones')),
    ...(await getCollection('articles')),
    ...(await getCollection('legal')),
  ];
  const { marque, telephone, hote } = await company();
  return entries.map(({ id, data }) => {
    const photo = 'hero' in data ? data.hero.photo : 'photo' in data ? data.photo : undefined;
    const title = 'hero' in data ? data.hero.titre : data.titre;
    const card: ShareCard = {
      title: renderPlain(title, data.faits),
      brand: marque,
      telephone: typeset(telephone),
      host: hote,
      ...(photo && { photo: `content${photo.fichier}` }),
      ...('zone' in data && { plate: { text: data.zone.nom.toUpperCase(), code: data.zone.code } }),
    };
    return { params: { slug: id }, props: { card } };
  });
};

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await renderShareImage(props.card, KEPT)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
