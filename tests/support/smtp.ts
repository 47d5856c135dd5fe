import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `slow` takes four seconds for each step. */
type SmtpMode = 'accept' | 'refuse' | 'slow';

interface Mail {
  messageId: string;
  inReplyTo: string;
  references: string;
  subject: string;
  /** As text, then as HTML. */
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

async function parseMail(raw: string): Promise<Mail> {
  const {
    messageId = '',
    inReplyTo = '',
    references = '',
    subject = '',
    text,
    html,
  } = await PostalMime.parse(raw);
  return { messageId, inReplyTo, references, subject, body: `${text}\n${html}` };
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
      text(stream).then(async (raw) => {
        const mail = await parseMail(raw);
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
