import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

async function parseMail(raw: string) {
  const mail = await PostalMime.parse(raw);
  const { messageId = '', inReplyTo = '', references = '', subject = '' } = mail;
  const to = mail.to?.map(({ address }) => address).join();
  return { messageId, inReplyTo, references, subject, to, body: `${mail.text}\n${mail.html}` };
}

/** Starts a mail server, which accepts e-mails unless `mode`, `refusals` or `refuseFrom` is changed. */
export async function startSmtp() {
  const answer = (callback: () => void) => setTimeout(callback, smtp.mode === 'slow' ? 5000 : 0);
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onConnect(_session, callback) {
      smtp.connections += 1;
      setTimeout(callback, smtp.mode === 'late' ? 7000 : 0);
    },
    onMailFrom: (_address, _session, callback) => answer(callback),
    onRcptTo({ address }, _session, callback) {
      const isRefused = smtp.mode === 'refuse' || smtp.mails.length >= smtp.refuseFrom;
      const responseCode = isRefused ? 550 : smtp.refusals[address];
      const refusal = Object.assign(new Error('mailbox of 06 39 98 00 00 is full'), { responseCode });
      if (responseCode) callback(refusal);
      else answer(callback);
    },
    onData(stream, _session, callback) {
      // The callback gets the stream error of a client that disconnects.
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
    /** With `slow`, each step takes five seconds; with `late`, the greeting takes seven. */
    mode: 'accept' as 'accept' | 'refuse' | 'slow' | 'late',
    /** Rejected mailbox → SMTP error code. */
    refusals: {} as Record<string, number>,
    /** Number of accepted e-mails after which the server rejects every e-mail. */
    refuseFrom: Infinity,
    connections: 0,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return smtp;
}
