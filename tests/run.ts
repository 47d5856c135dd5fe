/**
 * `npm test` runs the checks, the tests without a browser, and tests of the form in Chromium. It builds a copy of the
 * project, so that the checkout stays usable. `npm run test:full` runs every test in every browser found.
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

/** Browser tests in `npm test`: a request from the first tap to the success screen. */
const CORE_SPECS = ['after-sending', 'choices', 'errors', 'no-scripts', 'plate-card', 'steps', 'styles'];

/** Tests that `npm test` leaves out: they build or start a site, or take many random cases. */
const SLOW_TESTS = [
  'tests/build/dev-server.test.ts',
  'tests/build/new-content.test.ts',
  'tests/function/floods.test.ts',
  'tests/function/local-start.test.ts',
  'tests/function/texts.test.ts',
];

const leftOut = FULL ? [] : SLOW_TESTS;
const noOldBrowsers = FULL ? installOldChromiums() : undefined;

const folder = runFolder();
const engines = FULL ? enginesHere() : { found: [], missing: [] };
const copy = copyProject();
process.env['SITE_DIST'] = `${copy}/dist`;

const parts: Part[] = [];

async function add(running: Promise<Part>): Promise<boolean> {
  const part = await running;
  parts.push(part);
  return part.failed.length === 0;
}

/** Runs the other engines before Chromium, but not at the same time, because each run uses all workers. */
async function allBrowsers(): Promise<void> {
  const engineProjects = engines.found.map((engine) => `journeys-${engine}`);
  const oldProjects = noOldBrowsers ? [] : OLD_CHROMIUMS.map((version) => `old-chromium-${version}`);
  const journeys = [...engineProjects, ...oldProjects];
  if (journeys.length > 0) await add(browser('journeys', journeys, folder));
  const old = noOldBrowsers ? [] : ['old-browsers'];
  await add(browser('browser', ['phone', 'desktop', 'fixture-phone', 'fixture-desktop', ...old], folder));
}

/** Builds the site, then tests the build and checks types, including those that the build writes to `.astro`. */
async function onTheBuild(): Promise<void> {
  const builds = [check('build and content', 'npm run build', copy)];
  if (FULL)
    builds.push(
      check('build of the fixture site', 'npm run build', await makeFixtureProject(), FIXTURE_BUILD),
    );
  const built = await Promise.all(builds.map(add));
  const types = add(check('types', 'npm run check:types -- --noSync', copy));
  if (built.every(Boolean))
    await Promise.all([
      add(vitest('built site', ['build'], folder, leftOut)),
      FULL ? allBrowsers() : add(browser('browser', ['phone'], folder, CORE_SPECS)),
    ]);
  await types;
}

await Promise.all([
  onTheBuild(),
  add(check('lint and format', 'npm run check:lint')),
  add(vitest('unit and content', ['unit', 'content'], folder)),
  // The Netlify functions have their own Vitest process, because a shared process would start their tests last.
  add(vitest('function', ['function'], folder, leftOut)),
]);
if (FULL) await add(browser('browser, timed', ['timed'], folder));

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
    'left to `npm run test:full`: other browser tests, Firefox, WebKit and old Chromium, the dev server, npm start, floods, most random cases',
  );
console.log(`tested with ${versions().join(', ')}; reports and traces: ${folder}`);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
