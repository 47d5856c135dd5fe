import { listen } from './port.ts';

export type RunCommand = (command: string, args: string[]) => Promise<unknown>;

export type RestServer = Awaited<ReturnType<typeof startRestServer>>;

/** Base64, which the client asks for; OK and numbers are not encoded. */
const encode = (reply: unknown): unknown => {
  if (Array.isArray(reply)) return reply.map(encode);
  return typeof reply === 'string' && reply !== 'OK' ? Buffer.from(reply).toString('base64') : reply;
};

/** Upstash's REST protocol in front of a Redis. */
export async function startRestServer(run: RunCommand, token: string) {
  const listening = await listen(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      return Response.json({ error: 'Unauthorized' }, { status: 401 });
    try {
      const [name = '', ...args] = [await request.json()].flat().map(String);
      return Response.json({ result: encode(await run(name, args)) });
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : 'ERR' }, { status: 400 });
    }
  });
  return { ...listening, token };
}
