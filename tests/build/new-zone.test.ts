import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, plain } from '../support/built-site.ts';

const PATH = '/remplacement-pare-brise-94';
const FIXTURE = 'tests/build/fixtures/remplacement-pare-brise-94.md';

const project = mkdtempSync(join(tmpdir(), 'zone-'));
const read = (name: string) => readFileSync(join(project, 'dist', name), 'utf8');

/** The project as it is, with one content file more. */
beforeAll(() => {
  for (const name of [
    'src',
    'public',
    'content',
    'netlify',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(name, join(project, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  cpSync(FIXTURE, join(project, `content/zones${PATH}.md`));
  execFileSync(process.execPath, [join(project, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: project,
    stdio: 'pipe',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('its page is built, with its own title and texts', () => {
  const root = parse(read(`${PATH}.html`));
  expect(plain(root.querySelector('h1')?.text ?? '')).toBe('Remplacement de pare-brise dans le Val-de-Marne');
  expect(plain(root.querySelector('main')?.structuredText ?? '')).toContain('à partir de 390 €');
});

test('its breadcrumb and structured data name the department', () => {
  const root = parse(read(`${PATH}.html`));
  expect(plain(root.querySelector('.breadcrumb li:last-child')?.text ?? '')).toBe('Val-de-Marne (94)');
  const graph = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '{}')[
    '@graph'
  ];
  const types = graph.map((node: { '@type': string }) => node['@type']);
  expect(types).toEqual(expect.arrayContaining(['AutoRepair', 'Service', 'BreadcrumbList']));
  const service = graph.find((node: { '@type': string }) => node['@type'] === 'Service');
  expect(service.areaServed[0]).toEqual({ '@type': 'AdministrativeArea', name: 'Val-de-Marne' });
});

test('its opening shows its land and the towns that it lists', () => {
  const map = parse(read(`${PATH}.html`)).querySelector('.hero .local-map');
  const names = map?.querySelectorAll('text').map((name) => plain(name.text));
  expect(names?.sort()).toEqual(['Choisy-le-Roi', 'Créteil', 'Gennevilliers', 'Orly', 'Vincennes']);
  expect(read('cartes/94.svg')).toContain('id="communes"');
});

test('other zones list it among theirs, on its plate', () => {
  const links = parse(read('remplacement-pare-brise-95.html')).querySelectorAll('.related-list a');
  const link = links.find((candidate) => candidate.getAttribute('href') === PATH);
  expect(plain(link?.text ?? '')).toContain('94');
});

test('the header and the footer of every page lead to it', () => {
  const root = parse(read('index.html'));
  expect(root.querySelectorAll(`header a[href="${PATH}"]`).length).toBeGreaterThan(0);
  expect(root.querySelectorAll(`footer a[href="${PATH}"]`).length).toBeGreaterThan(0);
});

test('the map on the home page leads to it', () => {
  expect(parse(read('index.html')).querySelector(`#zones a[href="${PATH}"]`)).not.toBeNull();
});

test('the sitemap names it with its day, and it has a share image', () => {
  expect(read('sitemap-0.xml')).toContain(`<loc>${ORIGIN}${PATH}</loc><lastmod>2026-10-05`);
  expect(readFileSync(join(project, 'dist/og', `${PATH}.jpg`)).length).toBeGreaterThan(10_000);
});
