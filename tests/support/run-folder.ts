import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const RESULTS = 'test-results';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Folder of this run for reports, traces, stored requests and project copies, named by process id, so that parallel
 * runs never collide. Deletes those of finished runs.
 * @returns absolute path, shared by all processes of the run (`TEST_RUN`)
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
