import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Longest wait for any step of the conversation with the mail server, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends mail through an SMTP server, as in `smtps://user:password@mail.example.org`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object: an address in text form may name several receivers.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
