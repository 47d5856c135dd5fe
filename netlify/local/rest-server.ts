import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply as Redis gives it. */
type Reply = Buffer | string | number | null | Reply[];

/** Runs one command on whatever keeps the data. */
export type RunCommand = (command: string, args: string[]) => Promise<unknown>;

/** A running bridge. */
export interface RestServer {
  url: string;
  token: string;
  /** Requests answered so far. */
  requests: () => number;
  /** Cuts every open connection, answers on their way included: what a broken network does. */
  dropConnections: () => void;
  close: () => Promise<void>;
}

/** Largest body, in bytes: far above what the site sends. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** A reply as the REST protocol writes it: strings in base64 when the client asked for it, "OK" and numbers plain. */
function encode(reply: unknown, base64: boolean): unknown {
  if (Array.isArray(reply)) return (reply as Reply[]).map((item) => encode(item, base64));
  if (reply === undefined || reply === null || typeof reply === 'number') return reply ?? null;
  // What the local client turns into an object (HGETALL) travels flat, as Redis gives it.
  if (typeof reply === 'object' && !Buffer.isBuffer(reply))
    return encode(Object.entries(reply).flat(), base64);
  const bytes = Buffer.isBuffer(reply) ? reply : Buffer.from(String(reply));
  if (!base64 || (bytes.length === 2 && bytes.toString() === 'OK')) return bytes.toString();
  return bytes.toString('base64');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > MAX_BODY_BYTES) throw new Error('too long');
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

const isCommand = (value: unknown): value is (string | number)[] => Array.isArray(value) && value.length > 0;

async function one(
  run: RunCommand,
  command: unknown,
  base64: boolean,
): Promise<{ result: unknown } | { error: string }> {
  if (!isCommand(command)) return { error: 'ERR no command' };
  const [name, ...args] = command.map(String);
  try {
    return { result: encode(await run(name ?? '', args), base64) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'ERR' };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * Speaks the REST protocol of Upstash in front of a Redis, so that the function has one storage path everywhere
 *: `POST /` one command, `POST /pipeline` several.
 *
 * @param port 0 for any free one
 */
export async function startRestServer(run: RunCommand, token: string, port = 0): Promise<RestServer> {
  let answered = 0;
  const server: Server = createServer(async (request, response) => {
    try {
      if (request.headers.authorization !== `Bearer ${token}`)
        return send(response, 401, { error: 'Unauthorized' });
      const base64 = request.headers['upstash-encoding'] === 'base64';
      const body = await readJson(request);
      answered += 1;
      if (request.url === '/pipeline' && Array.isArray(body)) {
        const results = [];
        for (const command of body as unknown[]) results.push(await one(run, command, base64));
        return send(response, 200, results);
      }
      const result = await one(run, body, base64);
      send(response, 'error' in result ? 400 : 200, result);
    } catch {
      if (!response.headersSent) send(response, 400, { error: 'ERR failed to parse command' });
    }
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    requests: () => answered,
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
