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
 * Line of the sitemap with the day on which the page's content last changed, as its editor wrote it (search engines ignore
 * its other hints); undefined for a page that they have no use for (the page behind a form post, the 404).
 */
export function withLastModified(item: SitemapItem): SitemapItem | undefined {
  const day = dayOf(new URL(item.url).pathname);
  return day && { ...item, lastmod: isoDay(day) };
}
