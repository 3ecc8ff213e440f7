import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Longest wait for any step of the conversation with the mail server, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends mail through an SMTP server, as in `smtps://user:password@mail.example.org`. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async check() {
      transport ??= openTransport(url);
      await (await transport).verify();
    },
    async send({ to, subject, text }) {
      transport ??= openTransport(url);
      // As an object: an address in text form may name several receivers.
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

/** The library is loaded with the first mail: a server that keeps its mail in a folder never needs it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
