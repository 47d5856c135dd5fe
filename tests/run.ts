/**
 * `npm test`: runs all checks on a build in a copy of the project, so that the checkout stays usable. `npm run
 * test:full` adds exhaustive tests and old browsers.
 */
import { enginesHere } from './journeys/engines.ts';
import { installOldChromiums, OLD_CHROMIUMS } from './old-browsers/install.ts';
import { drawsThePictures } from './support/chromium.ts';
import { FIXTURE_BUILD, makeFixtureProject } from './support/fixture-site.ts';
import { FULL } from './support/full.ts';
import { copyProject } from './support/project-copy.ts';
import { runFolder } from './support/run-folder.ts';
import { browser, check, type Part, vitest } from './support/run-part.ts';
import { provideTools, versions } from './support/tools.ts';

const missing = provideTools();
if (missing) {
  console.error(missing);
  process.exit(1);
}

const noOldBrowsers = FULL ? installOldChromiums() : undefined;

const folder = runFolder();
const engines = enginesHere();
const copy = copyProject();
process.env['SITE_DIST'] = `${copy}/dist`;

const parts: Part[] = await Promise.all([
  check('build and content', 'npm run build', copy),
  check('build of the fixture site', 'npm run build', await makeFixtureProject(), FIXTURE_BUILD),
]);
const built = parts[0]?.failed.length === 0;

const old = FULL && !noOldBrowsers;

/** Checks types after the build, as both write `.astro`. */
async function checks(): Promise<void> {
  parts.push(await check('lint and format', 'npm run check:lint'));
  parts.push(await check('types', 'npm run check:types', copy));
}

async function withoutBrowser(): Promise<void> {
  const projects = ['unit', 'content', 'function', ...(built ? ['build'] : [])];
  parts.push(await vitest('without a browser', projects, folder));
}

/** Runs other engines, then Chromium. Browsers mostly wait, so the other parts run in parallel. */
async function inBrowsers(): Promise<void> {
  if (!built) return;
  const engineProjects = engines.found.map((engine) => `journeys-${engine}`);
  const oldProjects = old ? OLD_CHROMIUMS.map((version) => `old-chromium-${version}`) : [];
  const journeys = [...engineProjects, ...oldProjects];
  if (journeys.length > 0) parts.push(await browser('journeys', journeys, folder));
  const projects = ['phone', 'desktop', 'fixture-phone', 'fixture-desktop', ...(old ? ['old-browsers'] : [])];
  parts.push(await browser('browser', projects, folder));
}

await Promise.all([checks(), withoutBrowser(), inBrowsers()]);
if (built) parts.push(await browser('browser, timed', ['timed'], folder));

console.log('\nSummary');
for (const { name, passed, failed } of parts) {
  console.log(`  ${failed.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed.length} failed`);
  for (const test of failed) console.log(`    ✗ ${test}`);
}
for (const test of parts.flatMap(({ retried }) => retried))
  console.log(`flaky, passed when retried: ${test}`);
for (const sentence of [...engines.missing, ...(noOldBrowsers ? [noOldBrowsers] : [])]) console.log(sentence);
if (!drawsThePictures()) console.log('screenshots not compared: Debian’s Chromium rendered them');
if (!FULL)
  console.log(
    'checked by `npm run test:full` only: each page and width, pages on a desktop, unusual fonts, all journeys, old browsers, most random cases',
  );
console.log(`tested with ${versions().join(', ')}; reports and traces: ${folder}`);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
