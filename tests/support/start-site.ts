import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runFolder } from './run-folder.ts';

export interface RunningSite {
  url: string;
  folder: string;
  close: () => Promise<unknown>;
}

/**
 * Serves the built site with its function on a free port.
 *
 * @param name of its folder in the folder of this run
 * @throws Error with what it printed, when it ends at once
 */
export async function startSite(name: string, env: Record<string, string> = {}): Promise<RunningSite> {
  const folder = join(runFolder(), name);
  const server = spawn(process.execPath, ['tests/support/site-server.ts'], {
    env: { ...process.env, PORT: '0', SITE_FOLDER: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part);
    const [, url] = /Site +(http:\S+)/.exec(printed) ?? [];
    if (!url) continue;
    server.stdout.resume();
    const close = () => {
      server.kill('SIGTERM');
      return once(server, 'exit');
    };
    return { url, folder, close };
  }
  throw new Error(`The site did not start: ${printed}`);
}
