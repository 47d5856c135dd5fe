import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject, copyProject } from '../support/project-copy.ts';
import { runFolder } from '../support/run-folder.ts';
import { markdownTable } from './table.ts';

const SIZES = [20, 200, 2000];

const MODEL = 'content/articles/reparation-vs-remplacement.md';

async function secondsToBuild(project: string, pages: number): Promise<number> {
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  await buildProject(project, { PUBLIC_PAGES: String(pages) });
  return (performance.now() - start) / 1000;
}

/** Copies the site and adds `pages` − 20 articles. The total slightly exceeds `pages`: the site has over 20 pages. */
function siteOf(pages: number): string {
  const project = copyProject();
  rmSync(join(project, 'node_modules'), { recursive: true, force: true });
  const model = readFileSync(MODEL, 'utf8');
  for (let number = 1; number <= pages - 20; number += 1) {
    const text = model
      .replace(/^(titre: "?)/m, `$1Essai ${number}, `)
      .replace(/^( {2}titre: ).*/m, `$1Essai ${number} de vitrage automobile`)
      .replace(
        /^( {2}description: ).*/m,
        `$1Essai ${number}, réparer ou remplacer un pare-brise, prix, durées et assurance.`,
      )
      .replaceAll(' pare-brise ', ` pare-brise ${number} `);
    writeFileSync(join(project, `content/articles/essai-${number}.md`), text);
  }
  return project;
}

/** Measures build times at three sizes, with and without cached share images. @returns Markdown table */
export async function measureBuilds(): Promise<string> {
  const rows: (string | number)[][] = [];
  let before: { pages: number; first: number; again: number } | undefined;
  for (const pages of SIZES) {
    const site = siteOf(pages);
    // Reference: a minimal Astro project whose single route generates `PUBLIC_PAGES` pages.
    const plain = mkdtempSync(join(runFolder(), 'minimal-'));
    cpSync(new URL('minimal', import.meta.url), plain, { recursive: true });
    const first = await secondsToBuild(site, pages);
    const again = await secondsToBuild(site, pages);
    const minimal = await secondsToBuild(plain, pages);
    const morePages = pages - (before?.pages ?? 0);
    const perPage = (now: number, then?: number) =>
      then === undefined ? '–' : (((now - then) / morePages) * 1000).toFixed(1);
    const ratios = [first / minimal, again / minimal].map((ratio) => ratio.toFixed(1));
    const times = [first, again, minimal].map((time) => time.toFixed(1));
    rows.push([pages, ...times, perPage(first, before?.first), perPage(again, before?.again), ...ratios]);
    before = { pages, first, again };
    for (const project of [site, plain]) rmSync(project, { recursive: true });
  }
  const head = [
    'pages',
    'site, s',
    'cached, s',
    'minimal, s',
    'ms per extra page',
    'cached, ms',
    'ratio',
    'cached ratio',
  ];
  return `Build: pages of generated content against Astro's minimal page.\n\n${markdownTable(head, rows)}`;
}
