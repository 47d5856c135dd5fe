import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a command wrote and how it ended. */
export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs `npm run demandes -- …` as its own process, with this process's environment. */
export async function demandes(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['netlify/cli/demandes.ts', ...args]);
  const ran: Ran = { code: 0, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    ran.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    ran.err += chunk.toString();
  });
  [ran.code] = (await once(child, 'close')) as [number];
  return ran;
}
