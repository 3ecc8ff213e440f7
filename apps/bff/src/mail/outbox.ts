import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock, Ids } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';

interface Outbox {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told the links of each mail, so that a developer need not open the folder. Absent in production: links are secrets. */
  readonly log?: Logger;
}

/** Lays mail into a folder, one readable file each, for servers without a mail server. */
export function outboxMailer({ folder, from, clock, ids, log }: Outbox): Mailer {
  return {
    check: async () => undefined,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${clock.now().toISOString().replaceAll(':', '-')}-${ids.next()}.eml`;
      // Written beside and then renamed: whoever watches the folder never reads half a mail.
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, letterOf(mail, from, clock.now()), { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      log?.info({ subject: mail.subject, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }, 'mail in the outbox');
    },
  };
}

function letterOf({ to, subject, text }: Mail, from: string, at: Date): string {
  const header = Object.entries({
    From: from,
    To: to,
    Subject: subject,
    Date: at.toUTCString(),
    'Content-Type': 'text/plain; charset=utf-8',
  });
  // A line break within a header would begin another one.
  const lines = header.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}`);
  return `${lines.join('\n')}\n\n${text}\n`;
}
