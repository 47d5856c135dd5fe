import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import type { Role } from '../../src/schemas/roles.ts';

const { pages, legal } = readContent(process.cwd()).entries;

/** @throws Error if no page has the role */
export function pathOfRole(role: Role): string {
  const entry = [...pages, ...legal].find(({ data }) => data.role === role);
  if (!entry) throw new Error(`No page has the role ${role}.`);
  return pathOf(entry);
}
