import { isLoopback, type Mailbox } from '../../src/lib/environment.ts';
import { firm } from '../request/texts.ts';
import { type Channel, type Message, SEND_TIMEOUT_MS } from './channel.ts';
import { toBodies } from './mail-body.ts';

const messageId = (name: string): string => `<${name}@${firm.hote}>`;

// Everything about one request is one conversation, by a message that all refer to and that nobody sends: were it the
// first one, a mailbox would drop the same request with its number put right as a copy.
function threading({ id, thread }: Message) {
  if (!thread) return { messageId: messageId(id) };
  const root = messageId(`demande-${thread.name}`);
  return { messageId: messageId(id), references: root, ...(!thread.first && { inReplyTo: root }) };
}

/** A mailer for one message. Every server but this machine's must offer encryption. @param url SMTP_URL */
export async function openMailer(url: string) {
  // The two parts of nodemailer that SMTP needs, when there is something to send: no visitor waits for a mail library.
  const [{ default: Mailer }, { default: SMTPTransport }] = await Promise.all([
    import('nodemailer/lib/mailer'),
    import('nodemailer/lib/smtp-transport'),
  ]);
  const requireTLS = !isLoopback(URL.parse(url)?.hostname ?? '');
  const transport = new SMTPTransport({
    url,
    requireTLS,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Mailer(transport);
}

/** A mailbox: of a message to several, a mail server takes what it refuses for one of them as accepted. */
export const emailChannel = (url: string, to: Mailbox, from: string): Channel => ({
  name: to,
  async send(message) {
    const mailer = await openMailer(url);
    const { subject, blocks, origin, file } = message;
    try {
      await mailer.sendMail({
        from: { name: firm.marque, address: from },
        to,
        subject,
        ...toBodies(blocks, origin),
        ...threading(message),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: file ? [{ filename: file.name, contentType: file.type, content: file.content }] : [],
        // One limit for the whole delivery: the library's own restart at each step of the server.
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
    } finally {
      mailer.close();
    }
  },
});
