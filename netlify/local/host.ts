import type { ServerRequest } from 'srvx';
import { readEnvironment } from '../../src/lib/environment.ts';
import keepChoice, { config as keepChoiceConfig } from '../functions/choix-cookies.mts';
import demande, { config as demandeConfig } from '../functions/demande.mts';
import { isTaken, listen } from './port.ts';
import type { Site } from './site.ts';

/** The free port that PORT names, else 8888. Ends the process with a sentence where there is none. */
async function portHere(): Promise<number> {
  const { settings, faults } = readEnvironment(process.env);
  const { PORT: port = 8888 } = settings;
  const isWrong = faults.some((fault) => fault.startsWith('PORT '));
  if (!isWrong && !(await isTaken(port))) return port;
  const fault = isWrong ? `PORT=${process.env['PORT']} n’est pas un port` : `Le port ${port} est déjà pris`;
  console.error(`${fault}. Choisissez-en un autre, par exemple PORT=9999.`);
  process.exit(1);
}

export const PORT = await portHere();

/** The functions that answer a visitor, and where `npm run dev` reads each anew. */
const FUNCTIONS = [
  { source: '/netlify/functions/demande.mts', answer: demande, path: demandeConfig.path },
  { source: '/netlify/functions/choix-cookies.mts', answer: keepChoice, path: keepChoiceConfig.path },
];

/** The function whose path an address is. */
export const functionAt = (pathname: string | undefined) =>
  FUNCTIONS.find(({ path }) => [path].flat().some((one) => one === pathname));

/** Calls a function in this process, as the host would: with the client's address and time after the answer. */
export const callFunction = (answer: typeof demande, request: ServerRequest): Promise<Response> =>
  answer(request, { ip: request.ip ?? '', waitUntil: request.waitUntil ?? (() => {}) });

/** Serves the site and its functions on loopback. @throws when the port is taken */
export async function startServer(site: Site, port: number) {
  const server = await listen((request) => {
    const { pathname } = new URL(request.url);
    const found = functionAt(pathname);
    return found ? callFunction(found.answer, request) : site.handle(request);
  }, port);
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
}

export const atEnd = new AsyncDisposableStack();

let ending: Promise<void> | undefined;

export const end = (code = 0): Promise<void> =>
  (ending ??= atEnd.disposeAsync().then(() => process.exit(code)));

// From the first moment: a Ctrl-C while things still start must leave nothing running. SIGHUP: the terminal was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

// A signal to npm ends npm and its shell only: who loses its parent has been told to end.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(), 1000).unref();
