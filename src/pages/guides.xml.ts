import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { typeset } from '../domain/typography.ts';
import { pathOf } from '../lib/content/path-of.ts';
import { articles, company, pageOf } from '../lib/site/collections.ts';
import { SITE_ORIGIN } from '../lib/site/origin.ts';

export const GET: APIRoute = async () => {
  const { data } = await pageOf('guides');
  const { marque } = await company();
  const guides = (await articles()).toSorted((a, b) => b.data.publie.getTime() - a.data.publie.getTime());
  return rss({
    title: typeset(`${data.ariane} · ${marque}`),
    description: typeset(data.seo.description),
    site: SITE_ORIGIN,
    trailingSlash: false,
    customData: '<language>fr-FR</language>',
    items: guides.map((guide) => ({
      title: typeset(guide.data.titre),
      description: typeset(guide.data.extrait),
      link: pathOf(guide),
      pubDate: guide.data.publie,
    })),
  });
};
