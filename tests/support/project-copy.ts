import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './run-folder.ts';

/** Files that build and tests need, and the cache of share images. */
const PROJECT = [
  'src',
  'public',
  'netlify',
  'content',
  'tests',
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
  'node_modules/.astro',
];

/**
 * Copies the project into the run folder, so that tests can edit and build it. Node finds the packages of the checkout,
 * which contains the run folder. @param folder path of the copy; by default a new folder @returns absolute path
 */
export function copyProject(folder = mkdtempSync(join(runFolder(), 'project-'))): string {
  const filter = (path: string) => !/^tests\/[\w-]+\/node_modules/.test(path);
  for (const name of PROJECT)
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true, filter });
  return folder;
}

/** Builds the project into its `dist`. @throws Error with the output if the build fails */
export async function buildProject(project: string, env: Record<string, string> = {}): Promise<void> {
  const build = spawn('npm', ['run', 'build'], {
    cwd: project,
    // Overrides the NODE_ENV of Vitest, which is `test`.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The site was not built.\n${Buffer.concat(said)}`);
}
