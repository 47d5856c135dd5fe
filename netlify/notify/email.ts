import { firm } from '../request/texts.ts';
import type { Announcement } from './announcement.ts';
import { type Channel, SEND_TIMEOUT_MS } from './channel.ts';
import { bodyOf, subjectOf } from './email-text.ts';

const messageId = (name: string): string => `<${name}@${firm.hote}>`;

/**
 * Everything about one request is one conversation, by a message that all refer to and that nobody sends: were it the
 * first one, a mailbox would drop the same request with its number put right as a copy.
 */
function threading({ id, thread, first }: Announcement) {
  const root = messageId(`demande-${thread}`);
  return { messageId: messageId(id), references: root, ...(!first && { inReplyTo: root }) };
}

/** E-mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. */
export const emailChannel = (url: string, to: string, from: string): Channel => ({
  name: 'email',
  async send(announcement) {
    // Loaded when there is something to send: no visitor waits for a mail library.
    const { openMailer } = await import('./mailer.ts');
    const mailer = openMailer(url);
    try {
      await mailer.sendMail({
        from: { name: firm.marque, address: from },
        to,
        subject: subjectOf(announcement),
        ...bodyOf(announcement),
        ...threading(announcement),
        headers: { 'Auto-Submitted': 'auto-generated' },
        // One limit for all: those of the library start anew with each step of the server.
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
    } finally {
      mailer.close();
    }
  },
});
