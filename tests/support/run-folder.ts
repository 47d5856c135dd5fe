import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Holds a folder for each run; git-ignored. */
const RESULTS = 'test-results';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * The folder of this run: reports, traces, stored requests, copies of the project. Its name is the process id, so that
 * two runs in one checkout never meet. Folders of runs that have ended are deleted when the next run starts.
 *
 * @returns an absolute path; the same one in every process of the run (`TEST_RUN`)
 */
export function runFolder(): string {
  const known = process.env['TEST_RUN'];
  if (known) return known;
  mkdirSync(RESULTS, { recursive: true });
  for (const name of readdirSync(RESULTS))
    if (!isRunning(Number(name))) rmSync(join(RESULTS, name), { recursive: true, force: true });
  const folder = resolve(RESULTS, String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.env['TEST_RUN'] = folder;
  return folder;
}
