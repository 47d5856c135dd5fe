import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import type { Role } from '../../src/schemas/roles.ts';

const { pages, legal } = readContent(process.cwd()).entries;

/** Finds the path of a page by its role. @throws Error if there is none */
export function pathOfRole(role: Role): string {
  const entry = [...pages, ...legal].find(({ data }) => data.role === role);
  if (!entry) throw new Error(`No page has the role ${role}.`);
  return pathOf(entry);
}
