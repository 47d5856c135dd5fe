import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `slow` takes four seconds for each step. */
type SmtpMode = 'accept' | 'refuse' | 'slow';

interface Mail {
  messageId: string;
  inReplyTo: string;
  references: string;
  subject: string;
  /** Every part decoded, one after the other. */
  body: string;
}

export interface TestSmtp {
  url: string;
  mails: Mail[];
  mode: SmtpMode;
  connections: number;
  /** Resolves with the next message that arrives. */
  next: () => Promise<Mail>;
  close: () => Promise<void>;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decode = (encoding: string, text: string): string =>
  /base64|^b$/i.test(encoding) ? Buffer.from(text, 'base64').toString('utf8') : quotedPrintable(text);

const headerText = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      decode(kind, kind.toLowerCase() === 'q' ? text.replaceAll('_', ' ') : text),
    );

function parseMail(raw: string): Mail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string =>
    headerText(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const parts = raw.matchAll(/Content-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)(?=\r\n--|$(?![\s\S]))/gi);
  const body = [...parts].map(([, encoding = '', text = '']) => decode(encoding, text)).join('\n');
  return {
    messageId: header('Message-ID'),
    inReplyTo: header('In-Reply-To'),
    references: header('References'),
    subject: header('Subject'),
    body,
  };
}

/** Starts an SMTP server that accepts everything until its mode is changed. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const waiting: ((mail: Mail) => void)[] = [];
  const answer = (callback: () => void) => setTimeout(callback, smtp.mode === 'slow' ? 4000 : 0);
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onConnect(_session, callback) {
      smtp.connections += 1;
      callback();
    },
    onMailFrom: (_address, _session, callback) => answer(callback),
    onRcptTo: (_address, _session, callback) =>
      smtp.mode === 'refuse' ? callback(new Error('mailbox of 06 39 98 00 00 is full')) : answer(callback),
    onData(stream, _session, callback) {
      // A client that disconnects breaks the stream: pass the error to the server.
      text(stream).then((raw) => {
        const mail = parseMail(raw);
        smtp.mails.push(mail);
        callback();
        for (const tell of waiting.splice(0)) tell(mail);
      }, callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: at } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${at}`,
    mails: [],
    mode: 'accept',
    connections: 0,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return smtp;
}
