import type { CreateData, DemandeAnswer } from '../../src/domain/demande.ts';
import { NUMBER_LENGTH } from '../../src/domain/reference.ts';
import { current } from './world.ts';

let numbers = 0;

/** Phone number unique in a test file; 06 39 98 is reserved for fiction. */
export function aPhone(): string {
  numbers += 1;
  const digits = String(numbers).padStart(4, '0');
  return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/** A valid request. Plates with 000 were never issued. */
export const aDemande = (changes: Partial<CreateData> = {}): CreateData => ({
  plaque: 'AB-000-CD',
  vitrage: 'Pare-brise',
  phone: aPhone(),
  ...changes,
});

export const details = { name: 'Camille Exemple', address: '1 rue de l’Exemple, 92230 Gennevilliers' };

export interface Answered {
  status: number;
  body: DemandeAnswer;
  headers: Headers;
  /** Waits for the background work. */
  after: () => Promise<void>;
}

interface CallOptions {
  headers?: Record<string, string>;
  ip?: string;
}

export const aRequest = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost:8888/api/demande', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

/** Calls the Netlify function as the host does. */
export async function sendRaw(
  body: BodyInit | null,
  { headers, ip = '127.0.0.1' }: CallOptions = {},
): Promise<Answered> {
  const waiting: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void waiting.push(promise);
  const response = await current.server.answer(aRequest(body, headers), { ip, waitUntil });
  const answer = (await response.json()) as DemandeAnswer;
  const after = async () => void (await Promise.all(waiting));
  return { status: response.status, body: answer, headers: response.headers, after };
}

/** Calls the Netlify function without waiting for its background work. */
export const sendNow = (
  action: string,
  data: object,
  options?: CallOptions & { meta?: object },
): Promise<Answered> =>
  sendRaw(JSON.stringify({ action, data, ...(options?.meta && { meta: options.meta }) }), options);

/** Calls the Netlify function and waits for its background work. */
export async function send(...call: Parameters<typeof sendNow>): Promise<Answered> {
  const answered = await sendNow(...call);
  await answered.after();
  return answered;
}

/** @returns the id of a new request */
export async function created(data = aDemande(), options?: CallOptions): Promise<string> {
  const { body } = await send('create', data, options);
  if (!body.demandeId) throw new Error(`Request not created: ${body.status}`);
  return body.demandeId;
}

export async function newDemande() {
  const data = aDemande();
  const demandeId = await created(data);
  return { data, demandeId, no: demandeId.slice(0, NUMBER_LENGTH) };
}

/** @returns the public number of a new request */
export const createdNo = async (...call: Parameters<typeof created>): Promise<string> =>
  (await created(...call)).slice(0, NUMBER_LENGTH);

export const withKey = (key: string): CallOptions => ({ headers: { 'Idempotency-Key': key } });
