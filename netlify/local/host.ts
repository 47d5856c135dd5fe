import type { ServerRequest } from 'srvx';
import { DEFAULT_PORT, readEnvironment } from '../../src/lib/environment.ts';
import demande, { config } from '../functions/demande.mts';
import { isTaken, listen } from './port.ts';
import type { Site } from './site.ts';

async function portHere(): Promise<number> {
  const { settings, faults } = readEnvironment(process.env);
  const { PORT: port = DEFAULT_PORT } = settings;
  const isWrong = faults.some((fault) => fault.startsWith('PORT '));
  if (!isWrong && !(await isTaken(port))) return port;
  const fault = isWrong ? `PORT=${process.env['PORT']} n’est pas un port` : `Le port ${port} est déjà pris`;
  console.error(`${fault}. Choisissez-en un autre, par exemple PORT=9999.`);
  process.exit(1);
}

export const PORT = await portHere();

export const isFunction = (pathname = ''): boolean => [config.path].flat().some((path) => path === pathname);

export const callFunction = (answer: typeof demande, request: ServerRequest): Promise<Response> =>
  answer(request, { ip: request.ip ?? '', waitUntil: request.waitUntil ?? (() => {}) });

export async function startServer(site: Site, port: number) {
  const server = await listen((request) => {
    const { pathname } = new URL(request.url);
    return isFunction(pathname) ? callFunction(demande, request) : site.handle(request);
  }, port);
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
}

export const atEnd = new AsyncDisposableStack();

let ending: Promise<void> | undefined;

const end = (): void => void (ending ??= atEnd.disposeAsync().then(() => process.exit(0)));

// Handlers are registered before any child process starts. SIGHUP means that the terminal was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

// This process ends with its parent, because npm does not forward signals.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 1000).unref();
