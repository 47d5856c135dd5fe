/** `npm test`: every check of the project, in one go, on a fresh machine (DESIGN §1). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideTools } from './support/tools.ts';

interface Counts {
  passed: number;
  failed: number;
}

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

provideTools();

const results: [string, Counts][] = [
  check('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  check('content', 'node', ['src/tools/check-content.ts']),
  vitest('unit, function and content tests', ['unit', 'function', 'content'], 'rules.json'),
  check('build', 'npm', ['run', 'build']),
  vitest('tests of the built site', ['build'], 'build.json'),
  browser('tests in a browser', ['phone', 'desktop']),
  browser('timed tests in a browser', ['timed']),
];

console.log('\nSummary');
for (const [name, { passed, failed }] of results)
  console.log(`  ${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
const total = (which: keyof Counts) => results.reduce((sum, [, counts]) => sum + counts[which], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** Runs a command in the foreground; true when it succeeded. */
function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function check(name: string, command: string, args: string[]): [string, Counts] {
  const ok = run(command, args);
  return [name, { passed: Number(ok), failed: Number(!ok) }];
}

function vitest(name: string, projects: string[], file: string): [string, Counts] {
  const path = `${RESULTS}/${file}`;
  const ok = run('vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  return [
    name,
    counted(ok, path, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  ];
}

function browser(name: string, projects: string[]): [string, Counts] {
  const only = projects.map((project) => `--project=${project}`);
  // Each run clears its folder of traces when it starts, and must leave those of the other.
  const traces = `--output=${RESULTS}/browser-${projects.join('-')}`;
  const ok = run('playwright', ['test', '--config', 'tests/playwright.config.ts', traces, ...only]);
  const counts = counted(ok, `${RESULTS}/browser.json`, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  return [name, counts];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Counts of a report; a run that failed outside its tests, or ran none, counts as one failure. */
function counted(ok: boolean, path: string, read: (report: Report) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(path, 'utf8')) as Report);
    const broken = counts.failed === 0 && (!ok || counts.passed === 0);
    return broken ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
