import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import { type ContentIssue, describeZodIssue } from './issue.ts';

/** One entry as read from a file, checked. */
export interface Entry<C extends CollectionName = CollectionName> {
  id: string;
  file: string;
  data: EntryData<C>;
  /** Markdown below the front matter. */
  body: string;
}

/** All entries of content/, and what was wrong with those left out. */
export interface ContentTree {
  entries: { [C in CollectionName]: Entry<C>[] };
  issues: ContentIssue[];
}

interface RawEntry {
  id: string;
  file: string;
  data: unknown;
  body: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads and checks every file of content/ without Astro, so that an editor's mistake is told in French,
 * all at once, with file and field (DESIGN §10).
 *
 * @param root folder that holds content/
 */
export function readContent(root: string): ContentTree {
  const issues: ContentIssue[] = [];
  const read = <C extends CollectionName>(name: C): Entry<C>[] =>
    rawEntries(root, name, issues).flatMap((raw) => {
      const result = COLLECTIONS[name].schema.safeParse(raw.data, { reportInput: true });
      if (result.success) return [{ ...raw, data: result.data as EntryData<C> }];
      for (const issue of result.error.issues) {
        issues.push({ file: raw.file, field: fieldName(raw, issue.path, name), message: describeZodIssue(issue) });
      }
      return [];
    });
  const entries = {
    pages: read('pages'),
    zones: read('zones'),
    articles: read('articles'),
    legal: read('legal'),
    faq: read('faq'),
    entreprise: read('entreprise'),
    departements: read('departements'),
    faits: read('faits'),
    avis: read('avis'),
  };
  return { entries, issues };
}

function fieldName(raw: RawEntry, path: PropertyKey[], name: CollectionName): string {
  const own = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  const whole = COLLECTIONS[name].kind === 'map' || COLLECTIONS[name].kind === 'array' ? [raw.id, ...own] : own;
  return whole.join('.') || 'le fichier';
}

function rawEntries(root: string, name: CollectionName, issues: ContentIssue[]): RawEntry[] {
  const { kind, base } = COLLECTIONS[name];
  if (kind === 'markdown') {
    return globSync(`${base}/**/*.md`, { cwd: root }).sort().flatMap((file) => markdownEntry(root, base, file, issues));
  }
  if (!existsSync(join(root, base))) {
    issues.push({ file: base, field: '', message: 'le fichier manque' });
    return [];
  }
  try {
    const data: unknown = JSON.parse(readFileSync(join(root, base), 'utf8'));
    if (kind === 'json') return [{ id: name, file: base, data, body: '' }];
    const pairs = kind === 'array' ? (data as { id: string }[]).map((item) => [item.id, item]) : Object.entries(data as object);
    return pairs.filter(([id]) => id !== '$schema').map(([id, item]) => ({ id, file: base, data: item, body: '' }));
  } catch (error) {
    issues.push({ file: base, field: '', message: `le JSON ne se lit pas (${(error as Error).message}) : vérifiez virgules et guillemets` });
    return [];
  }
}

function markdownEntry(root: string, base: string, file: string, issues: ContentIssue[]): RawEntry[] {
  const match = FRONT_MATTER.exec(readFileSync(join(root, file), 'utf8'));
  if (!match) {
    issues.push({ file, field: '', message: 'l’en-tête entre deux lignes « --- » manque au début du fichier' });
    return [];
  }
  try {
    const data: unknown = parseYaml(match[1] ?? '');
    return [{ id: file.slice(base.length + 1, -3), file, data, body: (match[2] ?? '').trim() }];
  } catch (error) {
    const { linePos } = error as { linePos?: [{ line: number }] };
    const line = linePos ? ` (ligne ${linePos[0].line + 1})` : '';
    issues.push({ file, field: '', message: `l’en-tête ne se lit pas${line} : vérifiez les deux-points, les guillemets et le retrait des lignes` });
    return [];
  }
}
