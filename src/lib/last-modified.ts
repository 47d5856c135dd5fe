import type { SitemapItem } from '@astrojs/sitemap';
import { pathOf } from './content/path-of.ts';
import { readContent } from './content/read.ts';
import { isoDay } from './dates.ts';
import { NOT_INDEXED } from './own-routes.ts';

const days = new Map<string, Date>();

function dayOf(path: string): Date | undefined {
  if (days.size === 0) {
    const { entries } = readContent(process.cwd());
    for (const { id, data } of [...entries.pages, ...entries.zones, ...entries.legal]) {
      if (!NOT_INDEXED.includes(id)) days.set(pathOf(id), data.misAJour);
    }
    for (const { id, data } of entries.articles) days.set(pathOf(id, 'articles'), data.misAJour);
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
