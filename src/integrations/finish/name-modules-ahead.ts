import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtPages } from './pages.ts';

const PLACE = '<link rel="ahead">';

/** How Astro writes the banner's group. */
const BANNER = '&quot;value&quot;:&quot;consent&quot;';

/** What the first touch fetches, in one round trip: the flow's own code, a tenth of all, is not needed before. */
const AT_TOUCH = /\/(Funnel|socle)\./;

/** A module and all it imports: a preload fetches the file it names, not what that file asks for. */
function withImports(root: string, url: string, found = new Set<string>()): Set<string> {
  if (found.has(url)) return found;
  found.add(url);
  const code = readFileSync(join(root, url), 'utf8');
  for (const [, path] of code.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    withImports(root, posix.join(posix.dirname(url), path ?? ''), found);
  }
  return found;
}

/**
 * Writes, into the page that asks for it, the addresses of the modules its islands need (scripts/fetch-ahead.ts),
 * as many as the budget for idle time holds: React and the small islands. The banner's is left out too: it is rarely
 * touched twice.
 */
export function nameModulesAhead(root: string): void {
  for (const { file, html } of builtPages(root)) {
    if (!html.includes(PLACE)) continue;
    const islands = [...html.matchAll(/<astro-island[^>]*client="intent"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes(BANNER));
    const urls = islands.flatMap((tag) => [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)]);
    const modules = new Set(urls.flatMap(([, url]) => [...withImports(root, url ?? '')]));
    const ahead = [...modules].filter((url) => !AT_TOUCH.test(url));
    writeFileSync(file, html.replace(PLACE, ahead.map((url) => `<link rel="ahead" href="${url}">`).join('')));
  }
}
