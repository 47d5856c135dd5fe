import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from './port.ts';

export type RunCommand = (command: string, args: string[]) => Promise<unknown>;

export type RestServer = Awaited<ReturnType<typeof startRestServer>>;

/** A reply as the client asks for it: texts in base64, which no encoding spoils; "OK", numbers and nothing as they are. */
const encode = (reply: unknown): unknown => {
  if (Array.isArray(reply)) return reply.map(encode);
  return typeof reply === 'string' && reply !== 'OK' ? Buffer.from(reply).toString('base64') : reply;
};

/**
 * Speaks the REST protocol of Upstash in front of a Redis, so that the function has one storage path everywhere:
 * `POST /` with one command.
 */
export async function startRestServer(run: RunCommand, token: string) {
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object): void =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { error: 'Unauthorized' });
    try {
      const [name = '', ...args] = [await json(request)].flat().map(String);
      send(200, { result: encode(await run(name, args)) });
    } catch (error) {
      send(400, { error: error instanceof Error ? error.message : 'ERR' });
    }
  });
  const listening = await listen(server);
  return { ...listening, url: `http://127.0.0.1:${listening.port}`, token, server };
}
