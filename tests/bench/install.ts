import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Installs what the bench alone needs, by its own lock, unless it is there.
 *
 * @throws Error when it cannot
 */
export function installTools(): void {
  if (existsSync(`${folder}node_modules/lighthouse`)) return;
  console.error('Installing Lighthouse for the bench.');
  if (spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed: run «npm ci» in tests/bench.');
}
