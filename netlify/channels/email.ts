import { isLoopback, type Mailbox } from '../../src/lib/environment.ts';
import { company } from '../request/texts.ts';
import { type Channel, type Message, SEND_TIMEOUT_MS } from './channel.ts';

const messageId = (name: string): string => `<${name}@${company.hote}>`;

// All messages of a thread refer to a root id. No message has the root id as its own, because mailboxes drop a second
// message with the same id.
function threading({ id, thread }: Message) {
  if (!thread) return { messageId: messageId(id) };
  const root = messageId(`demande-${thread.name}`);
  return { messageId: messageId(id), references: root, ...(!thread.first && { inReplyTo: root }) };
}

export async function openMailer(url: string) {
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

/** There is one channel per recipient, because SMTP servers report success if they accept one of several recipients. */
export const emailChannel = (url: string, to: Mailbox, from: string): Channel => ({
  name: to,
  async send(message) {
    const { toBodies } = await import('./mail-body.ts');
    const mailer = await openMailer(url);
    const { subject, blocks, origin, file } = message;
    try {
      await mailer.sendMail({
        from: { name: company.marque, address: from },
        to,
        subject,
        ...toBodies(blocks, origin),
        ...threading(message),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: file ? [{ filename: file.name, contentType: file.type, content: file.content }] : [],
        // Limits the whole delivery; nodemailer's own timeouts restart at each step.
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
    } finally {
      mailer.close();
    }
  },
});
