import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendResponse, toRequest } from './node-bridge.ts';

/** A function, however it was loaded. */
export type LocalFunction = (
  request: Request,
  context: { ip: string; waitUntil: (promise: Promise<unknown>) => void },
) => Promise<Response>;

/** The functions by the paths at which they answer. */
export type LocalFunctions = Readonly<Record<string, LocalFunction>>;

/** Work that goes on after an answer; the local server waits for it before it ends. */
export const afterAnswer = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  const kept = promise.catch(() => {}).finally(() => afterAnswer.delete(kept));
  afterAnswer.add(kept);
}

/** Calls a function in this process, as the host would: with the client's address and time after the answer. */
export async function callFunction(
  answer: LocalFunction,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await answer(toRequest(incoming), { ip: incoming.socket.remoteAddress ?? '', waitUntil });
  await sendResponse(response, outgoing, incoming.method === 'HEAD');
  // What the function did not read must not be taken for the next request on this connection.
  incoming.resume();
}
