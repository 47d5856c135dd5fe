import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { SLUG } from '../../schemas/fields.ts';
import { htmlIssues, underscoreIssues } from '../check/marks.ts';
import { PHOTOS } from '../check/photo-files.ts';
import { filesIn } from './files.ts';
import type { ContentIssue } from './issue.ts';
import type { RawEntry } from './parse.ts';
import { valueAt } from './schema-data.ts';
import { describeJsonError, describeYamlError, twiceIn } from './syntax-error.ts';

/** Normalises to NFC, because macOS may store accents as separate characters. */
const textOf = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8').normalize('NFC');

/** Byte order mark. Some Windows editors add it, and the bundler's JSON parser rejects it. */
const BYTE_ORDER_MARK = '\uFEFF';
const WITH_MARK =
  'commence par une marque d’ordre des octets (BOM) : enregistrez-le en « UTF-8 » sans BOM, ou lancez « npm run fix:content »';

/** The decoder replaces invalid UTF-8 by U+FFFD. */
const GARBLED = '\uFFFD';
const NOT_UTF8 =
  'n’est pas en UTF-8, et ses accents sont perdus : enregistrez-le de nouveau avec cet encodage';

export const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

function unread(issues: ContentIssue[], file: string, message: string): [] {
  issues.push({ file, field: '', message });
  return [];
}

/** Reads a collection: a folder with a file per entry, or a single file. @param issues receives the errors found */
export function rawEntries(root: string, name: CollectionName, issues: ContentIssue[]): RawEntry[] {
  const { kind, base } = COLLECTIONS[name];
  if (kind === 'markdown') {
    // Sorts without the extension, so that a copy («page-1») comes after the original. Checks report the later one.
    const files = filesIn(root, `${base}/**/*.md`)
      .map((file) => file.slice(0, -3))
      .sort()
      .map((file) => `${file}.md`);
    return files.flatMap((file) => markdownEntry(root, base, file, issues));
  }
  if (!existsSync(join(root, base))) return unread(issues, base, 'le fichier manque');
  const text = textOf(root, base);
  if (text.startsWith(BYTE_ORDER_MARK)) return unread(issues, base, WITH_MARK);
  if (text.includes(GARBLED)) return unread(issues, base, NOT_UTF8);
  issues.push(...htmlIssues(base, text));
  try {
    const data: unknown = JSON.parse(text);
    for (const message of twiceIn(text)) unread(issues, base, message);
    if (kind === 'json') return [{ id: name, file: base, place: '', data, body: '' }];
    return Array.isArray(data)
      ? listEntries(data, base, issues)
      : unread(issues, base, 'doit être une liste [ … ]');
  } catch (error) {
    return unread(issues, base, describeJsonError(error, text));
  }
}

const NO_ADDRESS =
  'le nom du fichier devient une adresse : minuscules sans accent, chiffres et tirets, puis .md';

/** Reports files that no collection reads, because their extension or folder is wrong. */
export function strayFiles(root: string): ContentIssue[] {
  const bases = Object.values(COLLECTIONS);
  return filesIn(root, 'content/*/**').flatMap((file) => {
    const own = bases.find(({ base }) => file === base || file.startsWith(`${base}/`));
    const isRead = own ? own.kind !== 'markdown' || file.endsWith('.md') : file.startsWith(`${PHOTOS}/`);
    if (isRead || basename(file).startsWith('.') || !statSync(join(root, file)).isFile()) return [];
    const message = own
      ? NO_ADDRESS
      : 'n’est lu par rien : corrigez le nom du dossier ou du fichier, ou retirez-le';
    return [{ file, field: '', message }];
  });
}

function listEntries(items: readonly unknown[], file: string, issues: ContentIssue[]): RawEntry[] {
  const seen = new Set<string>();
  return items.map((data, index) => {
    const named = valueAt(data, 'id');
    const id = typeof named === 'string' ? named : String(index + 1);
    if (seen.has(id))
      issues.push({ file, field: `${id}.id`, message: 'est déjà pris plus haut : donnez un autre nom' });
    seen.add(id);
    return { id, file, place: id, data, body: '' };
  });
}

function markdownEntry(root: string, base: string, file: string, issues: ContentIssue[]): RawEntry[] {
  const id = file.slice(base.length + 1, -3);
  if (!id.split('/').every((part) => SLUG.test(part))) return unread(issues, file, NO_ADDRESS);
  const text = textOf(root, file);
  if (text.includes(GARBLED)) return unread(issues, file, NOT_UTF8);
  const [, front = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front.trim() === '')
    return unread(issues, file, 'l’en-tête entre deux lignes « --- » manque au début du fichier');
  issues.push(...htmlIssues(file, text), ...underscoreIssues(file, text));
  try {
    return [{ id, file, place: '', data: load(front), body: body.trim() }];
  } catch {
    return unread(issues, file, describeYamlError(front));
  }
}
