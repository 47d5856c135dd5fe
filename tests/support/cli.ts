import { vi } from 'vitest';
import { run } from '../../netlify/cli/demandes.ts';

/** What a command wrote and how it ended. */
export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs `npm run demandes -- …` in this process, with its environment. */
export async function demandes(...args: string[]): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      ran.out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      ran.err += String(text);
      return true;
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      ran.err += `${text}\n`;
    }),
  ];
  try {
    ran.code = await run(args);
    return ran;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
