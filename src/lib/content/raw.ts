import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { htmlIssues, underscoreIssues } from '../check/marks.ts';
import type { ContentIssue } from './issue.ts';
import type { RawEntry } from './parse.ts';
import { valueAt } from './schema-data.ts';
import { describeJsonError, describeYamlError } from './syntax-error.ts';

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** The byte order mark with which editors on Windows begin a file. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Entries of a collection, from one file each or from one file for all.
 *
 * @param issues takes what could not be read
 */
export function rawEntries(root: string, name: CollectionName, issues: ContentIssue[]): RawEntry[] {
  const { kind, base } = COLLECTIONS[name];
  if (kind === 'markdown') {
    // By their names without the ending: a copy, «page-1», comes after its original, and is the one to change.
    const files = globSync(`${base}/**/*.md`, { cwd: root })
      .map((file) => file.slice(0, -3))
      .sort()
      .map((file) => `${file}.md`);
    return files.flatMap((file) => markdownEntry(root, base, file, issues));
  }
  const data = readJson(root, base, issues);
  if (data === undefined) return [];
  if (kind === 'json') return [{ id: name, file: base, place: '', data, body: '' }];
  if (Array.isArray(data)) return listEntries(data, base, issues);
  issues.push({ file: base, field: '', message: 'doit être une liste [ … ]' });
  return [];
}

function readJson(root: string, base: string, issues: ContentIssue[]): unknown {
  if (!existsSync(join(root, base))) {
    issues.push({ file: base, field: '', message: 'le fichier manque' });
    return undefined;
  }
  const text = withoutMark(readFileSync(join(root, base), 'utf8'));
  issues.push(...htmlIssues(base, text));
  try {
    return JSON.parse(text);
  } catch (error) {
    issues.push({ file: base, field: '', message: describeJsonError(error, text) });
    return undefined;
  }
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
  if (!ADDRESS.test(id)) {
    issues.push({
      file,
      field: '',
      message: 'le nom du fichier devient une adresse : minuscules sans accent, chiffres et tirets',
    });
    return [];
  }
  const text = withoutMark(readFileSync(join(root, file), 'utf8'));
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    issues.push({
      file,
      field: '',
      message: 'l’en-tête entre deux lignes « --- » manque au début du fichier',
    });
    return [];
  }
  issues.push(...htmlIssues(file, text), ...underscoreIssues(file, text));
  const [, front = '', body = ''] = match;
  try {
    const data: unknown = parseYaml(front);
    return [{ id, file, place: '', data, body: body.trim() }];
  } catch (error) {
    issues.push({ file, field: '', message: describeYamlError(error, front) });
    return [];
  }
}
