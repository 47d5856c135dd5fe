import type { SitemapItem } from '@astrojs/sitemap';
import { pagesIn, pathOf } from '../content/path-of.ts';
import { readContent } from '../content/read.ts';
import { asOf } from '../publish/as-of.ts';
import { isoDay } from '../text/dates.ts';
import { buildDay } from './build-day.ts';

const lastDays = (): Map<string, Date> =>
  new Map(
    pagesIn(asOf(readContent(process.cwd()), buildDay())).flatMap((page) => {
      const { data } = page;
      const day = data.misAJour ?? ('publie' in data ? data.publie : undefined);
      return day && !('role' in data && data.role === 'demande-envoyee') ? [[pathOf(page), day]] : [];
    }),
  );

let days: Map<string, Date> | undefined;

/** Adds `lastmod`, the only optional field that search engines use. @returns undefined to leave out the page */
export function withLastModified(item: SitemapItem): SitemapItem | undefined {
  const day = (days ??= lastDays()).get(new URL(item.url).pathname);
  return day && { ...item, lastmod: isoDay(day) };
}
