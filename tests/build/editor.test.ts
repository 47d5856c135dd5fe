import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { editor } from '../../src/integrations/editor.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { DIST, pages } from '../support/built-site.ts';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
const rule = () => /^\/admin\/\*\n(?: {2}.+\n)*/m.exec(read('_headers'))?.[0] ?? '';

test('the site serves the editor’s script, fonts and French translation itself', () => {
  expect(read('admin/index.html')).toContain('src="/admin/main.js"');
  const files = readdirSync(join(DIST, 'admin'));
  expect(files.some((name) => name.startsWith('fr-'))).toBe(true);
  expect(globSync('admin/assets/*.woff2', { cwd: DIST })).toHaveLength(3);
});

test('no page links to the editor or loads its files, and the editor is noindex', () => {
  for (const { html } of pages) expect(html).not.toContain('/admin');
  expect(read('sitemap-0.xml')).not.toContain('/admin');
  expect(read('robots.txt')).not.toContain('/admin');
  expect(read('admin/index.html')).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(rule()).toContain('X-Robots-Tag: noindex, nofollow');
});

test('the editor’s content security policy allows only the site’s scripts and requests to GitHub and GitLab', () => {
  // The later of two header rules wins, so the editor's rule must come after the rule for all URLs.
  expect(read('_headers').indexOf('/admin/*')).toBeGreaterThan(read('_headers').indexOf('\n/*'));
  const policy = /Content-Security-Policy: (.+)/.exec(rule())?.[1]?.split('; ');
  const closed = ["default-src 'none'", "script-src 'self'", "font-src 'self'", "frame-ancestors 'none'"];
  expect(policy).toEqual(expect.arrayContaining(closed));
  expect(policy?.find((directive) => directive.startsWith('connect-src'))).not.toMatch(
    /https:(?!\/\/(api\.github|gitlab)\.com)/,
  );
});

test('the editor’s styles and scripts load no fonts and no service status from other hosts', () => {
  for (const name of globSync('admin/**/*.{js,css}', { cwd: DIST }))
    expect(read(name), name).not.toMatch(/jsdelivr\.net|githubstatus\.com\/api|hostedstatus/);
});

test('the editor’s page and scripts contain no promises, legal questions or reviews from content/', () => {
  const { entries } = readContent(process.cwd());
  const words = [
    ...entries.engagements.flatMap(({ id, data }) => [data.promesse, `"${id}"`]),
    ...entries['questions-juriste'].flatMap(({ id, data }) => [data.question, `"${id}"`]),
    ...entries.avis.map(({ data }) => data.texte),
  ];
  for (const name of globSync('admin/**/*.{js,html}', { cwd: DIST })) {
    const file = read(name);
    const found = words.filter((text) => file.includes(text));
    expect(found, name).toEqual([]);
  }
});

test('the editor’s page contains the URL of each page of the site exactly once', () => {
  const page = read('admin/index.html');
  for (const path of pages.map(({ path }) => path).filter((path) => path !== '/404'))
    expect(page.split(`"value":"${path}"`), path).toHaveLength(2);
});

test('a build with EDITOR=off contains no editor file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-editor-'));
  const done = editor(false).hooks['astro:build:done'] as (options: { dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`) });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
