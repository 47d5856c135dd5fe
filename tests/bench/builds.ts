import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markdownTable } from './numbers.ts';

const SIZES = [20, 200, 2000];

/** The article that the generated ones are made from. */
const MODEL = 'content/articles/reparation-vs-remplacement.md';
const PROJECT = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Share images of earlier builds, which the project and its copies here have in common. */
const IMAGES = 'node_modules/.astro/og';

/** Seconds that a build of a folder takes. */
function build(folder: string): number {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`The build of ${folder} failed.\n${stderr.slice(-2000)}`);
  return (performance.now() - start) / 1000;
}

/** The site with as many articles more as make it that long. */
function siteOf(pages: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  for (const name of PROJECT) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const model = readFileSync(MODEL, 'utf8');
  // The site has 20 pages of its own.
  for (let number = 1; number <= pages - 20; number += 1) {
    const text = model
      .replace(/^(titre: "?)/m, `$1Essai ${number}, `)
      .replaceAll(' pare-brise ', ` pare-brise ${number} `);
    writeFileSync(join(folder, `content/articles/essai-${number}.md`), text);
  }
  return folder;
}

/** Astro with nothing on it: one route, as many times. */
function minimalOf(pages: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"astro":"*"}}');
  writeFileSync(join(folder, 'astro.config.mjs'), "export default { build: { format: 'file' } };");
  writeFileSync(
    join(folder, 'src/pages/[number].astro'),
    `---
export const getStaticPaths = () => Array.from({ length: ${pages} }, (_, number) => ({ params: { number: String(number) } }));
---
<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>{Astro.params.number}</title></head><body><h1>{Astro.params.number}</h1></body></html>
`,
  );
  return folder;
}

/**
 * Seconds that the site takes to build at three lengths, from nothing and with the share images kept, beside Astro's
 * minimal page at the same.
 *
 * @returns a table in Markdown; «ms a page» is what each further page costs from nothing
 */
export async function measureBuilds(): Promise<string> {
  const found = SIZES.map((pages) => {
    const [site, plain] = [siteOf(pages), minimalOf(pages)];
    rmSync(IMAGES, { recursive: true, force: true });
    const times = { pages, first: build(site), again: build(site), minimal: build(plain) };
    for (const folder of [site, plain]) rmSync(folder, { recursive: true });
    process.stderr.write(`${JSON.stringify(times)}\n`);
    return times;
  });
  const rows = found.map(({ pages, first, again, minimal }, index) => {
    const before = found[index - 1];
    const perPage = before ? (((first - before.first) / (pages - before.pages)) * 1000).toFixed(1) : '–';
    const seconds = [first, again, minimal].map((time) => time.toFixed(1));
    return [pages, ...seconds, perPage, (first / minimal).toFixed(1), (again / minimal).toFixed(1)];
  });
  return markdownTable(
    ['pages', 'site, s', 'images kept', 'minimal, s', 'ms a page more', 'ratio', 'images kept'],
    rows,
  );
}
