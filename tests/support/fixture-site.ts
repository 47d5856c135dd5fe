/** Site of a fictional company with photographs, guides, notices and random pages. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAnyPages } from './any-pages.ts';
import { takePhoto } from './photos.ts';
import { buildProject, copyProject } from './project-copy.ts';
import { runFolder } from './run-folder.ts';
import { writeFirm } from './test-firm.ts';

export const GA4_ID = 'G-0TEST0TEST';

/** Environment of a production build on the first day of its Christmas notices, which browsers hide until 2096. */
export const FIXTURE_BUILD = {
  PUBLIC_GA_MEASUREMENT_ID: GA4_ID,
  SITE_DAY: '2096-12-24',
  CONTEXT: 'production',
};

/** Folder of content that is copied into the fixture project. */
const BROUGHT = fileURLToPath(new URL('../content/fixtures/marketer', import.meta.url));

const SEED = 58;

export const fixtureProject = (): string => join(runFolder(), 'fixture-project');

export async function makeFixtureProject(): Promise<string> {
  const project = copyProject(fixtureProject());
  const content = join(project, 'content');
  rmSync(content, { recursive: true });
  writeFirm(project);
  cpSync(BROUGHT, project, { recursive: true });
  await takePhoto(join(content, 'photos/camera.jpg'), { width: 1500, height: 1000, orientation: 3 });
  await takePhoto(join(content, 'photos/tiroir.jpg'), { width: 1000, height: 900 });
  writeAnyPages(project, SEED);
  return project;
}

/** Builds the fixture site, unless it exists. */
export async function buildFixtureSite(): Promise<void> {
  if (existsSync(join(fixtureProject(), 'dist'))) return;
  await buildProject(await makeFixtureProject(), FIXTURE_BUILD);
}
