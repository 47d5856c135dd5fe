import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A source file and all of the site's own that it imports. */
function withImports(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !existsSync(file)) return found;
  const code = readFileSync(file, 'utf8');
  found.set(file, code);
  for (const [, path = ''] of code.matchAll(/from '(\.[^']+\.tsx?)'/g))
    withImports(join(dirname(file), path), found);
  return found;
}

/**
 * Words of the code that may run on a page: the classes and data attributes that its islands may add to it.
 *
 * @param html of the page, which names its islands
 */
export function islandWords(html: string): Set<string> {
  const islands = [...html.matchAll(/component-url="[^"]*\/(\w+)\.[^"]*"/g)].map(([, name]) => name);
  const files = globSync(`src/islands/**/{${[...islands, '-'].join(',')}}.tsx`);
  const sources = files.flatMap((file) => [...withImports(file)]);
  const own = sources.filter(([file]) => /src[/\\](islands|stores)/.test(file)).map(([, code]) => code);
  return new Set(
    own.flatMap((code) => [
      ...(code.match(/[A-Za-z][\w-]*/g) ?? []),
      ...[...code.matchAll(/dataset\.(\w+)/g)].map(([, name = '']) => `data-${kebab(name)}`),
    ]),
  );
}
