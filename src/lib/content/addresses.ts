import { OLD_PATHS } from '../old-paths.ts';
import type { ContentIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { pathOf } from './path-of.ts';

/** Addresses where a host would look for another page of the site: its error page, its home, the list of guides. */
const RESERVED = ['/404', '/index', '/blog/index'];

/** Checks that every entry has an address at which it can be read, and a share image of its own. */
export function checkAddresses({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, legal, articles } = entries;
  const all = [
    ...[...pages, ...zones, ...legal].map(({ id, file }) => ({ id, file, path: pathOf(id) })),
    ...articles.map(({ id, file }) => ({ id, file, path: pathOf(id, 'articles') })),
  ];
  return all.flatMap(({ id, file, path }, index) => {
    const twin = all.findIndex((other) => other.id === id);
    const message = unreachable(id, path) ?? (twin < index ? sharesNameWith(all[twin]?.file) : undefined);
    return message ? [{ file, field: '', message }] : [];
  });
}

function unreachable(id: string, path: string): string | undefined {
  if (OLD_PATHS.includes(path)) return `prend l’adresse ${path}, qui mène à l’accueil : renommez le fichier`;
  if (RESERVED.includes(path)) return `prend l’adresse ${path}, que le site se réserve : renommez le fichier`;
  if (id.includes('/'))
    return 'est dans un sous-dossier, où il n’a pas d’adresse : sortez-le de ce sous-dossier';
  return undefined;
}

/** Share images stand in one folder, whatever the address of the page. */
const sharesNameWith = (file: string | undefined): string =>
  `porte le même nom que ${file}, donc la même adresse ou la même image de partage : renommez l’un des deux`;
