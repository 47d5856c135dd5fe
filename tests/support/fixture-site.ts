/** The site of a small firm that exists in tests alone, with what a marketer brings: photographs, guides, notices. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takePhoto } from './photos.ts';
import { buildProject, copyProject } from './project-copy.ts';
import { runFolder } from './run-folder.ts';
import { writeFirm } from './test-firm.ts';

/** Measurement id of its site; no such property exists. */
export const GA4_ID = 'G-0TEST0TEST';

/** As the host builds the site for its public address, on a day far away: no notice shows when a test looks at it. */
export const FIXTURE_BUILD = {
  PUBLIC_GA_MEASUREMENT_ID: GA4_ID,
  SITE_DAY: '2096-12-24',
  CONTEXT: 'production',
};

/** What a marketer brings; a photograph is taken anew each time. */
const BROUGHT = fileURLToPath(new URL('../content/fixtures/marketer', import.meta.url));

/** Where its site is built, once a run. */
export const fixtureProject = (): string => join(runFolder(), 'fixture-project');

/** Makes the project of the fixture firm, ready to be built. */
export async function makeFixtureProject(): Promise<string> {
  const project = copyProject(fixtureProject());
  const content = join(project, 'content');
  rmSync(content, { recursive: true });
  writeFirm(project);
  cpSync(BROUGHT, project, { recursive: true });
  await takePhoto(join(content, 'photos/camera.jpg'), { width: 1500, height: 1000, orientation: 3 });
  await takePhoto(join(content, 'photos/tiroir.jpg'), { width: 1000, height: 900 });
  return project;
}

/** Builds the site of the fixture firm, unless this run has it already. */
export async function buildFixtureSite(): Promise<void> {
  if (existsSync(join(fixtureProject(), 'dist'))) return;
  await buildProject(await makeFixtureProject(), FIXTURE_BUILD);
}
