import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Part {
  name: string;
  passed: number;
  failed: string[];
  retried: string[];
}

/** Runs a command, and prints its output once it has ended. @returns whether the command succeeded */
async function run(line: string, cwd: string, env: Record<string, string> = {}): Promise<boolean> {
  console.log(`… ${line}`);
  const start = performance.now();
  const child = spawn(line, {
    cwd,
    shell: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n> ${line} (${seconds} s)\n${Buffer.concat(output)}`);
  return code === 0;
}

export async function check(
  name: string,
  line: string,
  cwd = '.',
  env: Record<string, string> = {},
): Promise<Part> {
  const ok = await run(line, cwd, env);
  return { name, passed: Number(ok), failed: ok ? [] : [line], retried: [] };
}

/** Relative path, because spaces in the absolute path would split the command line. */
const fromHere = (folder: string): string => relative('.', folder);

/** Runs a command that writes a report. A crash or an empty report is a failure. */
async function reported<Report>(
  name: string,
  line: string,
  report: string,
  read: (report: Report) => Omit<Part, 'name'>,
  env: Record<string, string> = {},
): Promise<Part> {
  const ok = await run(line, '.', env);
  const broken = { name, passed: 0, failed: [`${line}: failed outside its tests, or ran none`], retried: [] };
  try {
    const part = read(JSON.parse(readFileSync(report, 'utf8')) as Report);
    return part.failed.length === 0 && (!ok || part.passed === 0) ? broken : { name, ...part };
  } catch {
    return broken;
  }
}

interface VitestReport {
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** @param folder receives the report @param leftOut paths of test files */
export function vitest(
  name: string,
  projects: string[],
  folder: string,
  leftOut: string[] = [],
): Promise<Part> {
  const report = `${fromHere(folder)}/${projects[0]}.json`;
  const options = ['--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = [
    ...projects.map((name) => `--project=${name}`),
    ...leftOut.map((path) => `--exclude=${path}`),
  ];
  const line = ['npm run test:unit --', ...options, ...chosen];
  return reported<VitestReport>(name, line.join(' '), report, ({ testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const names = (found: typeof tests) => found.map(({ fullName }) => fullName);
    const passed = tests.filter(({ status }) => status === 'passed');
    return {
      passed: passed.length,
      failed: names(tests.filter(({ status }) => status === 'failed')),
      // Passed tests keep the message of their failed first attempt.
      retried: names(passed.filter(({ failureMessages }) => failureMessages?.length)),
    };
  });
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** @param folder receives the report @param specs file names without `.spec.ts`; by default all files */
export function browser(
  name: string,
  projects: string[],
  folder: string,
  specs: string[] = [],
): Promise<Part> {
  const report = `${folder}/${projects[0]}.json`;
  // Playwright clears the output folder at the start, so each part has its own output folder.
  const options = ['--retries=1', `--output=${fromHere(folder)}/browser-${projects[0]}`];
  const chosen = [
    ...projects.map((project) => `--project=${project}`),
    ...specs.map((name) => `/${name}.spec`),
  ];
  const line = ['npm run test:e2e --', ...options, ...chosen];
  const env = { BROWSER_REPORT: report, SITE_FOLDER: `${folder}/site-${projects[0]}` };
  const testsOf = ({ specs = [], suites = [] }: PlaywrightSuite): { name: string; status: string }[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, projectName }) => ({ name: `${projectName}: ${file} › ${title}`, status })),
    ),
    ...suites.flatMap(testsOf),
  ];
  const read = (root: PlaywrightSuite) => {
    const tests = testsOf(root);
    const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map((one) => one.name);
    const retried = named('flaky');
    return { passed: named('expected').length + retried.length, failed: named('unexpected'), retried };
  };
  return reported(name, line.join(' '), report, read, env);
}
