import type { ServerRequest } from 'srvx';
import api, { config } from '../functions/api.mts';
import { listen } from './port.ts';
import type { Site } from './site.ts';

export const PORT = Number(process.env['PORT'] || 8888);

export const API_PATHS: ReadonlySet<unknown> = new Set([config.path].flat());

/** Calls the function in this process, as the host would: with the client's address and time after the answer. */
export const callApi = (answer: typeof api, request: ServerRequest): Promise<Response> =>
  answer(request, { ip: request.ip ?? '', waitUntil: request.waitUntil ?? (() => {}) });

/** Serves the site and the function on loopback. @throws when the port is taken */
export async function startServer(site: Site, port: number) {
  const server = await listen((request) => {
    const { pathname } = new URL(request.url);
    return API_PATHS.has(pathname) ? callApi(api, request) : site.handle(request);
  }, port);
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
}

export const atEnd = new AsyncDisposableStack();

let ending: Promise<void> | undefined;

export const end = (code = 0): Promise<void> =>
  (ending ??= atEnd.disposeAsync().then(() => process.exit(code)));

// From the first moment: a Ctrl-C while things still start must leave nothing running either.
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
