import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { checkContent } from '../../src/lib/content/read.ts';
import { contentTree } from '../support/content-tree.ts';

const PAGE = 'content/pages/flotte.md';
const ASKED = [
  `${PAGE} : n’est plus en ligne : menez son adresse, /flotte, à une autre page dans content/reglages/redirections.json.`,
];

function commit(root: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--message', 'Test');
}

function committed(): string {
  const root = contentTree();
  commit(root);
  return root;
}

const asks = (root: string) => checkContent(root).map(formatIssue);

const edit = (root: string, from: string, to: string) => {
  const path = join(root, PAGE);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const makeDraft = (root: string) => edit(root, '\nmisAJour', '\nbrouillon: oui\nmisAJour');

test.each([
  ['deleted', (root: string) => rmSync(join(root, PAGE))],
  ['turned into a draft', makeDraft],
])('a published page that is %s needs a redirect, before and after the change is committed', (_, change) => {
  const root = committed();
  expect(asks(root)).toEqual([]);
  change(root);
  expect(asks(root)).toEqual(ASKED);
  commit(root);
  expect(asks(root)).toEqual(ASKED);
});

test('the content check accepts the deletion of a page whose URL is redirected', () => {
  const root = committed();
  rmSync(join(root, PAGE));
  writeFileSync(join(root, 'content/reglages/redirections.json'), '[{ "de": "/flotte", "vers": "/avis" }]');
  expect(asks(root)).toEqual([]);
});

const WAITING = `\npublie: ${new Date(Date.now() + 3e9).toISOString().slice(0, 10)}\nmisAJour`;

test.each<[string, (root: string) => void]>([
  ['still a draft', makeDraft],
  ['scheduled for a later date', (root) => edit(root, '\nmisAJour', WAITING)],
])('a page that was %s needs no redirect when it is deleted', (_, hide) => {
  const root = contentTree();
  hide(root);
  commit(root);
  rmSync(join(root, PAGE));
  expect(asks(root)).toEqual([]);
  commit(root);
  expect(asks(root)).toEqual([]);
});

test('a scheduled page that becomes a draft before its publication date needs no redirect', () => {
  const root = contentTree();
  edit(root, '\nmisAJour', WAITING);
  commit(root);
  edit(root, WAITING, '\nbrouillon: oui\nmisAJour');
  expect(asks(root)).toEqual([]);
  commit(root);
  expect(asks(root)).toEqual([]);
});

test('a page with unreadable front matter does not count as deleted, so it needs no redirect', () => {
  const root = committed();
  edit(root, '\n---\n', '\n');
  expect(asks(root)).toEqual([`${PAGE} : l’en-tête entre deux lignes « --- » manque au début du fichier.`]);
});
