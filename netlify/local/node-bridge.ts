import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Header under which the client's address travels, as on the host. */
const CLIENT_IP_HEADER = 'x-nf-client-connection-ip';

/** The body of what Node received. When nobody reads on, the rest is let pass: the answer still has to get through. */
function bodyOf(incoming: IncomingMessage): ReadableStream {
  const reader = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void incoming.resume(),
  });
}

/** A Request from what Node received. A body that breaks off makes reading it throw. */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    const name = incoming.rawHeaders[i] ?? '';
    if (!name.startsWith(':') && name.toLowerCase() !== CLIENT_IP_HEADER)
      headers.append(name, incoming.rawHeaders[i + 1] ?? '');
  }
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  const method = incoming.method ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD' || method === 'TRACE';
  const host = headers.get('host') ?? 'localhost';
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method: method === 'TRACE' ? 'GET' : method,
    headers,
    ...(bodiless ? {} : { body: bodyOf(incoming), duplex: 'half' }),
  });
}

/** Sends a Response. A client that hangs up is no error of ours. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  head = false,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  try {
    if (head || !response.body) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  } catch {
    outgoing.destroy();
  }
}
