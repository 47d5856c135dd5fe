import { firm } from '../request/texts.ts';
import { type Channel, type Message, SEND_TIMEOUT_MS } from './channel.ts';

const messageId = (name: string): string => `<${name}@${firm.hote}>`;

/**
 * Everything about one request is one conversation, by a message that all refer to and that nobody sends: were it the
 * first one, a mailbox would drop the same request with its number put right as a copy.
 */
function threading({ id, thread }: Message) {
  if (!thread) return { messageId: messageId(id) };
  const root = messageId(`demande-${thread.name}`);
  return { messageId: messageId(id), references: root, ...(!thread.first && { inReplyTo: root }) };
}

/** E-mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. */
export const emailChannel = (url: string, to: string, from: string): Channel => ({
  name: 'email',
  async send(message) {
    // Loaded when there is something to send: no visitor waits for a mail library.
    const { openMailer } = await import('./mailer.ts');
    const mailer = openMailer(url);
    const { subject, text, html, file } = message;
    try {
      await mailer.sendMail({
        from: { name: firm.marque, address: from },
        to,
        subject,
        text,
        html,
        ...threading(message),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(file && {
          attachments: [{ filename: file.name, contentType: file.type, content: file.content }],
        }),
        // One limit for all: those of the library start anew with each step of the server.
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
    } finally {
      mailer.close();
    }
  },
});
