import { listen } from './port.ts';

export type RunCommand = (command: string, args: string[]) => Promise<unknown>;

/** Serves Upstash's REST protocol. @param run sends a command to Redis */
export async function startRestServer(run: RunCommand, token: string) {
  const listening = await listen(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      return Response.json({ error: 'Unauthorized' }, { status: 401 });
    try {
      const [name = '', ...args] = [await request.json()].flat().map(String);
      return Response.json({ result: await run(name, args) });
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : 'ERR' }, { status: 400 });
    }
  });
  return { ...listening, token };
}
