import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COLLECTIONS } from '../../schemas/collections.ts';
import { today } from '../build/build-day.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { isDraft, PAGES, pathOf } from '../content/path-of.ts';

const DRAFT = /^brouillon: oui$/m;
const PUBLISHED = /^publie: (\d{4}-\d{2}-\d{2})/m;

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

interface Change {
  /** Revision that contains the earlier version of the file. */
  before: string;
  /** Day of the change, such as `2026-12-24`. */
  day: string;
}

/** Maps files of pages to the last change, committed or not, that deleted the page or changed whether it is a draft. */
function lastChanges(root: string): Map<string, Change> {
  const what = ['--relative', '--no-renames', '--name-only', '--diff-filter=DM', `-G^(brouillon: oui|---)$`];
  const folders = PAGES.map((name) => COLLECTIONS[name].base);
  const list = (...verb: string[]) => git(root, ...verb, ...what, '--', ...folders);
  const text = `HEAD ${today()}\n${list('diff', 'HEAD')}\n${list('log', '--format=%H^ %cs')}`;
  const changes = new Map<string, Change>();
  let change: Change | undefined;
  for (const line of text.split('\n').filter(Boolean)) {
    const [, before, day] = /^(\S+) ([\d-]+)$/.exec(line) ?? [];
    if (before && day) change = { before, day };
    else if (change && !changes.has(line)) changes.set(line, change);
  }
  return changes;
}

/** Whether a page had no public URL before its last change, because it was a draft or was to be published later. */
function wasHidden(root: string, file: string, { before, day }: Change): boolean {
  const text = git(root, 'show', `${before}:./${file}`);
  return DRAFT.test(text) || (PUBLISHED.exec(text)?.[1] ?? '') > day;
}

/** Reports published pages that became drafts or were deleted without a redirect. Without Git history, reports none. */
export function takenAwayIssues(root: string, { entries }: Pick<ContentTree, 'entries'>): ContentIssue[] {
  const redirected = entries.redirections.map(({ data }) => data.de);
  try {
    const changes = [...lastChanges(root)];
    return PAGES.flatMap((name) => {
      const online = entries[name].flatMap((page) => (isDraft(page) ? [] : page.file));
      const there = entries[name].map(({ file }) => file);
      return changes
        .filter(([file]) => file.startsWith(`${COLLECTIONS[name].base}/`) && !online.includes(file))
        .filter(([file]) => there.includes(file) || !existsSync(join(root, file)))
        .filter(([file, change]) => !wasHidden(root, file, change))
        .flatMap(([file]) => {
          const address = pathOf({ collection: name, id: basename(file, '.md'), data: {} });
          const message = `n’est plus en ligne : menez son adresse, ${address}, à une autre page dans content/reglages/redirections.json`;
          return redirected.includes(address) ? [] : [{ file, field: '', message }];
        });
    });
  } catch {
    return [];
  }
}
