/**
 * `npm test`: every check of the project, in one go, on a fresh machine. `npm run test:full` tries ten times as many
 * random cases.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { drawsThePictures } from './support/chromium.ts';
import { type Outcome, RESULTS, reported, run } from './support/run-part.ts';
import { provideTools } from './support/tools.ts';

if (process.argv.includes('--full')) process.env['FC_SCALE'] = '1';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const engines = provideTools();

const results: [name: string, outcome: Outcome][] = [];
const secondTries: string[] = [];

/** What needs no site: most of it waits for a Redis, a mail server or a disk. */
async function rules(): Promise<void> {
  await check('lint and format', 'check:lint');
  await check('content', 'check:content');
  await vitest('unit, function and content tests', ['unit', 'function', 'content']);
}

async function site(): Promise<void> {
  await vitest('tests of the built site', ['build']);
  await browser('tests in a browser', ['phone', 'desktop', ...engines.run]);
}

/** Types after the build: both write what Astro generates from content/. */
async function build(): Promise<void> {
  const built = await check('build', 'build');
  await Promise.all([check('types', 'check:types'), built && site()]);
}

await Promise.all([rules(), build()]);
// What times the finger must not share the machine with anything.
await browser('timed tests in a browser', ['timed']);

console.log('\nSummary');
for (const [name, { passed, failed }] of results) {
  console.log(`  ${failed.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed.length} failed`);
  for (const test of failed) console.log(`    ✗ ${test}`);
}
for (const sentence of [...secondTries, ...engines.told]) console.log(sentence);
if (!drawsThePictures()) console.log('pictures: not compared, they were made in Debian’s Chromium');
const passed = results.reduce((sum, [, outcome]) => sum + outcome.passed, 0);
const failed = results.reduce((sum, [, outcome]) => sum + outcome.failed.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * A check that is a command of package.json.
 *
 * @returns whether it succeeded
 */
async function check(name: string, script: string): Promise<boolean> {
  const ok = await run('npm', ['run', script]);
  results.push([name, { passed: Number(ok), failed: ok ? [] : [`npm run ${script}`] }]);
  return ok;
}

async function vitest(name: string, projects: string[]): Promise<void> {
  const file = `${RESULTS}/${projects[0]}.json`;
  const ok = await run('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const read = ({ numPassedTests, testResults }: VitestReport): Outcome => ({
    passed: numPassedTests,
    failed: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  });
  results.push([name, reported(ok, file, read)]);
}

async function browser(name: string, projects: string[]): Promise<void> {
  const file = `${RESULTS}/${projects[0]}.json`;
  const ok = await run(
    'playwright',
    [
      'test',
      '--config=tests/playwright.config.ts',
      // Each run clears its folder of traces when it starts, and must leave those of the others.
      `--output=${RESULTS}/browser-${projects[0]}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { BROWSER_REPORT: file },
  );
  const read = ({ stats: { expected, flaky }, suites }: PlaywrightReport): Outcome => {
    if (flaky > 0) secondTries.push(`${name}: ${flaky} passed only at the second try, named above`);
    return { passed: expected + flaky, failed: suites.flatMap(failedIn) };
  };
  results.push([name, reported(ok, file, read)]);
}

/** Each test that failed, with the browser that it failed in. */
function failedIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${projectName}: ${file} › ${title}`),
  );
  return [...here, ...suites.flatMap(failedIn)];
}

interface VitestReport {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}
