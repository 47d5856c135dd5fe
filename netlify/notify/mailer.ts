// The two parts of nodemailer that SMTP needs: the package as a whole brings its other transports along.
import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';

/** Whether a host is this machine itself, where nothing travels that could be read on its way. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/**
 * A mailer for one message. With `smtp://` the server must offer encryption before it is given the password and the
 * request; only on this machine itself it need not.
 *
 * @param url nodemailer's: `smtps://user:password@host:465`, or `smtp://…:587`
 */
export function openMailer(url: string) {
  const requireTLS = !(URL.canParse(url) && isLoopback(new URL(url).hostname));
  const transport = new SMTPTransport({ url, requireTLS, disableFileAccess: true, disableUrlAccess: true });
  return new Mailer(transport);
}
