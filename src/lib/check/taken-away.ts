import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { isDraft, PAGES, pathOf } from '../content/path-of.ts';

const DRAFT = /^brouillon: oui$/m;

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Files that were deleted, turned into a draft or published, in a commit or in the working tree. */
function changedFiles(root: string): Set<string> {
  const what = ['--relative', '--no-renames', '--name-only', '--diff-filter=DM', `-G^(brouillon: oui|---)$`];
  const folders = PAGES.map((name) => COLLECTIONS[name].base);
  const lists = [
    ['log', '--format='],
    ['diff', 'HEAD'],
  ].map((verb) => git(root, ...verb, ...what, '--', ...folders));
  return new Set(lists.join('\n').split('\n').filter(Boolean));
}

/** Whether a page was a draft when it was deleted, and so had no public URL. */
function endedAsDraft(root: string, file: string): boolean {
  const commit = git(root, 'log', '-1', '--format=%H', '--diff-filter=D', '--no-renames', '--', file).trim();
  return DRAFT.test(git(root, 'show', `${commit ? `${commit}^` : 'HEAD'}:./${file}`));
}

/** Reports published pages that became drafts or were deleted without a redirect. Needs the Git history. */
export function takenAwayIssues(root: string, { entries }: Pick<ContentTree, 'entries'>): ContentIssue[] {
  const redirected = entries.redirections.map(({ data }) => data.de.replace(/\/$/, ''));
  try {
    const changed = changedFiles(root);
    return PAGES.flatMap((name) => {
      const online = entries[name].flatMap((page) => (isDraft(page) ? [] : page.file));
      const there = entries[name].map(({ file }) => file);
      return [...changed]
        .filter((file) => file.startsWith(`${COLLECTIONS[name].base}/`) && !online.includes(file))
        .filter((file) => there.includes(file) || !(existsSync(join(root, file)) || endedAsDraft(root, file)))
        .flatMap((file) => {
          const address = pathOf({ collection: name, id: basename(file, '.md'), data: {} });
          const message = `n’est plus en ligne : menez son adresse, ${address}, à une autre page dans content/reglages/redirections.json`;
          return redirected.includes(address) ? [] : [{ file, field: '', message }];
        });
    });
  } catch {
    return [];
  }
}
