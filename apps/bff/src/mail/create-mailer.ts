import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock, Ids } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the configuration asks for: SMTP, or a folder in the data folder. */
export function createMailer(
  env: Pick<Env, 'mail' | 'dataDir' | 'mode'>,
  { clock, ids, log }: { readonly clock: Clock; readonly ids: Ids; readonly log: Logger },
): Mailer {
  const { smtpUrl, from } = env.mail;
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return outboxMailer({ folder: join(env.dataDir, 'outbox'), from, clock, ids, ...(env.mode === 'development' ? { log } : {}) });
}
