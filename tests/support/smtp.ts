import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

async function parseMail(raw: string) {
  const mail = await PostalMime.parse(raw);
  const { messageId = '', inReplyTo = '', references = '', subject = '' } = mail;
  return { messageId, inReplyTo, references, subject, body: `${mail.text}\n${mail.html}` };
}

/** Starts an SMTP server that accepts every mail until its mode is changed; `slow` waits four seconds at each step. */
export async function startSmtp() {
  const answer = (callback: () => void) => setTimeout(callback, smtp.mode === 'slow' ? 4000 : 0);
  const server: SMTPServer = new SMTPServer({
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
        smtp.mails.push(await parseMail(raw));
        callback();
      }, callback);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const smtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [] as Awaited<ReturnType<typeof parseMail>>[],
    mode: 'accept' as 'accept' | 'refuse' | 'slow',
    connections: 0,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return smtp;
}
