// The two parts of nodemailer that SMTP needs: the package as a whole brings its other transports along.
import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';

/**
 * A mailer for one message.
 *
 * @param url nodemailer's: `smtps://user:password@host:465`
 */
export function openMailer(url: string) {
  const transport = new SMTPTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return new Mailer(transport);
}
