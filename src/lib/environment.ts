/** Validates environment variables (netlify/README.md). An invalid one counts as unset; no error contains a secret. */

import { unescape } from 'node:querystring';
import * as z from 'zod/mini';
import { keysOf } from './keys-of.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Minimum length of a secret in characters, or of a webhook secret (Standard Webhooks) in bytes. */
const LEAST_SECRET = 24;

const MOST_PORT = 65_535;

export const DEFAULT_PORT = 8888;

/** Whether a host is this computer. URLs of such a host may use http, because nobody can intercept the traffic. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

function isPrivate(value: string): boolean {
  const { protocol, hostname = '' } = URL.parse(value) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

const text = (isRight: (value: string) => boolean, sentence: string) =>
  z.string().check(z.refine(isRight, sentence));

/** @param make returns undefined if the value is invalid */
const made = <T>(make: (value: string) => T | undefined, sentence: string) =>
  z.pipe(
    z.string(),
    z.transform((value, context) => {
      const result = make(value);
      if (result === undefined) context.issues.push({ code: 'custom', message: sentence, input: value });
      return result as T;
    }),
  );

const address = text(isPrivate, 'n’est pas une adresse chiffrée\u00a0: elle commence par https://.');

/** @returns undefined if the URL is invalid, or if an unescaped `#`, `/` or `?` in the password ends the host early */
function mailServer(url: string) {
  const { protocol = '', hostname, username = '', pathname, search, hash } = URL.parse(url) ?? {};
  const isWhole = hostname && /^smtps?:$/.test(protocol) && !`${pathname}${search}${hash}`.includes('@');
  return isWhole ? { url, user: unescape(username) } : undefined;
}

/** @param secret in base64 or base64url, with or without the prefix `whsec_` @returns undefined if it is invalid */
function signingKey(secret: string): Uint8Array | undefined {
  const coded = secret.replace(/^whsec_/, '');
  const key = Buffer.from(coded, 'base64');
  return /^[\w+/-]+={0,2}$/.test(coded) && key.length >= LEAST_SECRET ? new Uint8Array(key) : undefined;
}

function keys(value: string): string[] | undefined {
  const all = value.split(/\s+/);
  return all.every(({ length }) => length >= LEAST_SECRET) ? all : undefined;
}

const VARIABLES = {
  UPSTASH_REDIS_REST_URL: text(
    isPrivate,
    'n’est pas l’adresse REST de la base\u00a0: elle commence par https://, et non par redis://.',
  ),
  UPSTASH_REDIS_REST_TOKEN: text(
    (value) => !/[\s"']/.test(value),
    'contient une espace ou un guillemet\u00a0: copiez le jeton seul.',
  ),
  SMTP_URL: made(
    mailServer,
    'est illisible\u00a0: écrivez smtps://utilisateur:motdepasse@serveur:465, et codez les signes du mot de passe (# en %23, / en %2F, ? en %3F, % en %25).',
  ),
  DEMANDE_EMAIL_TO: made((value) => value.split(/[\s,;]+/).filter(Boolean), ''),
  DEMANDE_WEBHOOK_URL: address,
  DEMANDE_WEBHOOK_SECRET: made(
    signingKey,
    `n’est pas un secret «\u202fwhsec_…\u202f» d’au moins ${LEAST_SECRET} octets\u00a0: copiez-le en entier.`,
  ),
  DEMANDE_LINK_SECRET: made(
    keys,
    `a une clé de moins de ${LEAST_SECRET} caractères\u00a0: donnez-en une tirée au hasard («\u202fopenssl rand -base64 32\u202f»).`,
  ),
  DEMANDE_BACKUP: z.enum(['webhook', 'email'], 'n’est pas un canal\u00a0: écrivez webhook ou email.'),
  HEARTBEAT_URL: address,
  BUILD_HOOK_URL: address,
  PUBLIC_GA_MEASUREMENT_ID: text(
    (value) => /^G-[A-Z\d]+$/.test(value),
    'n’est pas un identifiant de Google Analytics\u00a0: il s’écrit G-XXXXXXXXXX.',
  ),
  PORT: made(
    (value) => (/^\d+$/.test(value) && Number(value) <= MOST_PORT ? Number(value) : undefined),
    `n’est pas un port\u00a0: écrivez un nombre jusqu’à ${MOST_PORT}.`,
  ),
};

type Settings = { [Name in keyof typeof VARIABLES]?: z.output<(typeof VARIABLES)[Name]> };

export type Mailbox = `${string}@${string}`;

const isMailbox = (value: string): value is Mailbox => /^[^\s@<>"']+@[^\s@<>"']+$/.test(value);

const PAIRS = [
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['DEMANDE_WEBHOOK_URL', 'DEMANDE_WEBHOOK_SECRET'],
] as const;

/** @returns `faults`: one French sentence per invalid or missing variable */
export function readEnvironment(variables: Environment) {
  const faults: string[] = [];
  const given = (name: string): string => variables[name]?.trim() ?? '';
  const entries = keysOf(VARIABLES).flatMap((name) => {
    const { success, data, error } = z.safeParse(VARIABLES[name], given(name));
    if (given(name) === '') return [];
    if (!success) faults.push(`${name} ${error.issues[0]?.message}`);
    return success ? [[name, data]] : [];
  });
  const settings: Settings = Object.fromEntries(entries);
  const mailboxes = [...new Set(settings.DEMANDE_EMAIL_TO)];
  // The first invalid recipient is reported; the valid recipients still get their messages.
  const wrong = mailboxes.find((mailbox) => !isMailbox(mailbox));
  if (wrong)
    faults.push(
      `DEMANDE_EMAIL_TO contient «\u202f${wrong}\u202f», qui n’est pas une adresse\u00a0: écrivez un@exemple.fr, deux@exemple.fr.`,
    );
  for (const [one, other] of PAIRS)
    for (const [missing, set] of [
      [one, other],
      [other, one],
    ] as const)
      if (given(set) && !given(missing)) faults.push(`${missing} manque\u00a0: ${set} ne sert à rien sans.`);
  const { DEMANDE_BACKUP: backup } = settings;
  const channel = { email: 'SMTP_URL', webhook: 'DEMANDE_WEBHOOK_URL' } as const;
  if (backup && !given(channel[backup]))
    faults.push(
      `DEMANDE_BACKUP nomme ${backup}, et ${channel[backup]} manque\u00a0: aucune sauvegarde ne part.`,
    );
  return { settings, mailboxes: mailboxes.filter(isMailbox), faults };
}
