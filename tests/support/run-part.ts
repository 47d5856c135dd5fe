import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Where reports, traces and pictures of a run go; git-ignored. */
export const RESULTS = 'test-results';

/** How the tests of a part ended. */
export interface Outcome {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
}

/**
 * Runs a command beside others: what it says is printed in one piece when it has ended.
 *
 * @param env variables besides those of this process
 * @returns whether it succeeded
 */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const line = [command, ...args].join(' ');
  console.log(`… ${line}`);
  const start = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n> ${line} (${seconds} s)\n${Buffer.concat(said)}`);
  return code === 0;
}

/** Outcome of a report; a run that failed outside its tests, or ran none, counts as one failure. */
export function reported<Report>(ok: boolean, path: string, read: (report: Report) => Outcome): Outcome {
  const broken = [`${path}: ended outside its tests, or ran none`];
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(path, 'utf8')) as Report);
    return { passed, failed: failed.length === 0 && (!ok || passed === 0) ? broken : failed };
  } catch {
    return { passed: 0, failed: broken };
  }
}
