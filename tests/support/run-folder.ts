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
 * Folder of a run for reports, traces, stored requests and project copies, named after the process id. The first call
 * creates this folder, and deletes the folders of finished runs.
 * @returns absolute path, the same for all processes (`TEST_RUN`)
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
