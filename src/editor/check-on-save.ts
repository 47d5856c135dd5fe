import { checkTree } from '../lib/content/check.ts';
import { type ContentIssue, ended, formatIssue } from '../lib/content/issue.ts';
import { htmlIssues, underscoreIssues } from '../lib/content/marks.ts';
import { parseContent, type RawEntry } from '../lib/content/parse.ts';
import { walkTexts } from '../lib/content/walk-texts.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { labelPath } from './label-path.ts';

/** Everything in content/ as the editor's page was made, in the shape that the check reads. */
export type Snapshot = Record<CollectionName, RawEntry[]>;

/** What is being saved: the file and its fields, the text below the front matter among them as `body`. */
export interface Saved {
  path: string;
  data: Record<string, unknown>;
}

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/**
 * The check of content/ for one file that is being saved.
 *
 * @param snapshot takes in what is saved, so that what comes later may refer to it
 * @returns what the file's own schema refuses, and what does not fit with the other files: those may have changed
 * elsewhere since. Fields are called as in the form
 */
export function checkOnSave(
  snapshot: Snapshot,
  { path, data }: Saved,
): { wrong: string[]; doubtful: string[] } {
  const name = NAMES.find((candidate) => path === base(candidate) || path.startsWith(`${base(candidate)}/`));
  if (!name) return { wrong: [], doubtful: [] };
  const others = snapshot[name].filter(({ file }) => file !== path);
  const next = { ...snapshot, [name]: [...others, ...entriesOf(name, path, data)] };
  const tree = parseContent((collection) => next[collection]);
  const ofFile = (issues: ContentIssue[]) => issues.filter(({ file }) => file === path);
  const told = (issue: ContentIssue): string =>
    issue.field ? `« ${labelPath(name, issue.field, data)} » ${ended(issue.message)}` : formatIssue(issue);
  const wrong = [...ofFile(tree.issues), ...markIssues(name, path, data)].map(told);
  if (wrong.length > 0) return { wrong, doubtful: [] };
  snapshot[name] = next[name];
  return { wrong, doubtful: ofFile(checkTree({ ...tree, issues: [] })).map(told) };
}

/** Marks that no text may hold; the check of a file tells their line, which a form does not have. */
function markIssues(name: CollectionName, file: string, data: Record<string, unknown>): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const isMarkdown = COLLECTIONS[name].kind === 'markdown';
  walkTexts(data, '', (field, text) => {
    const found = [...htmlIssues(file, text), ...(isMarkdown ? underscoreIssues(file, text) : [])];
    issues.push(
      ...found.map(({ message }) => ({ file, field, message: message.replace(/ \(ligne \d+\)/, '') })),
    );
  });
  return issues;
}

const base = (name: CollectionName): string => COLLECTIONS[name].base;

function entriesOf(
  name: CollectionName,
  file: string,
  { body = '', ...fields }: Record<string, unknown>,
): RawEntry[] {
  const data = withoutEmpty(fields) as Record<string, unknown>;
  const { kind } = COLLECTIONS[name];
  if (kind === 'json') return [{ id: name, file, place: '', data, body: '' }];
  if (kind === 'markdown') {
    const id = file.slice(base(name).length + 1).replace(/\.md$/, '');
    return [{ id, file, place: '', data, body: String(body).trim() }];
  }
  return ((data[name] ?? []) as { id?: string }[]).map((entry, index) => {
    const id = entry.id ?? String(index + 1);
    return { id, file, place: id, data: entry, body: '' };
  });
}

/** Marks that the editor puts on the items of a list while they are moved about; it never writes them. */
const ITS_OWN = /^__sc_/;

/** A form holds an empty text where a file holds nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, withoutEmpty(item)] as const)
      .filter(([name, item]) => !ITS_OWN.test(name) && !isEmpty(item)),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);
