import type { Mailer } from './mailer.ts';

/** How many letters went out since the start; no letter, no address. */
export interface MailUse {
  readonly sent: number;
  readonly failed: number;
  /** The last one could not be sent. */
  readonly isFailing: boolean;
}

/** A mailer that counts. */
export interface CountedMailer extends Mailer {
  use(): MailUse;
}

export function countedMailer(mailer: Mailer): CountedMailer {
  let use: MailUse = { sent: 0, failed: 0, isFailing: false };
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        use = { ...use, failed: use.failed + 1, isFailing: true };
        throw error;
      }
      use = { ...use, sent: use.sent + 1, isFailing: false };
    },
    check: () => mailer.check(),
    use: () => use,
  };
}
