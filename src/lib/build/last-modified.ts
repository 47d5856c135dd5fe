import type { SitemapItem } from '@astrojs/sitemap';
import { pagesIn, pathOf } from '../content/path-of.ts';
import { readContent } from '../content/read.ts';
import { asOf } from '../publish/as-of.ts';
import { isoDay } from '../text/dates.ts';
import { buildDay } from './build-day.ts';

const days = new Map<string, Date>();

function dayOf(path: string): Date | undefined {
  if (days.size === 0) {
    for (const page of pagesIn(asOf(readContent(process.cwd()), buildDay()))) {
      const { data } = page;
      if ('role' in data && data.role === 'demande-envoyee') continue;
      const day = data.misAJour ?? ('publie' in data ? data.publie : undefined);
      if (day) days.set(pathOf(page), day);
    }
  }
  return days.get(path);
}

/**
 * Day a page's content last changed, as its editor wrote it; undefined for a page that search engines
 * have no use for (the page behind a form post, the 404).
 *
 * @param address absolute address of the page
 */
export const lastModified = (address: string): Date | undefined => dayOf(new URL(address).pathname);

/** Line of the sitemap with its true date (search engines ignore its other hints). */
lastModified.serialize = (item: SitemapItem): SitemapItem => {
  const day = lastModified(item.url);
  return day ? { ...item, lastmod: isoDay(day) } : item;
};
