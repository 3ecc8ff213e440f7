import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemIds } from '../clock.ts';
import { readEnv } from '../env.ts';
import { recordingLog, testClock } from '../testing/index.ts';
import { createMailer } from './create-mailer.ts';

const mail = {
  to: 'zoe@example.org',
  subject: 'Grüße\nBcc: all@example.org',
  text: 'Hello Zoë,\n\nhttps://everstep.example/auth#verify=abc',
};

async function outbox(mode: 'development' | 'production') {
  const dataDir = await mkdtemp(join(tmpdir(), 'everstep-outbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { log, lines } = recordingLog();
  const clock = testClock(new Date('2026-03-02T09:00:00.000Z'));
  const mailer = createMailer(readEnv({ DATA_DIR: dataDir, NODE_ENV: mode }), { clock, ids: systemIds, log });
  return { mailer, lines, folder: join(dataDir, 'outbox') };
}

it('lays each mail into a folder as one readable file', async () => {
  const { mailer, folder } = await outbox('production');
  await mailer.send(mail);
  await mailer.send(mail);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^2026-03-02T09-00-00\.000Z-.+\.eml$/);
  const [header = '', ...body] = (await readFile(join(folder, names[0] ?? ''), 'utf8')).split('\n\n');
  expect(header.split('\n')).toEqual([
    'From: Everstep <everstep@localhost>',
    'To: zoe@example.org',
    'Subject: Grüße Bcc: all@example.org',
    'Date: Mon, 02 Mar 2026 09:00:00 GMT',
    'Content-Type: text/plain; charset=utf-8',
  ]);
  expect(body.join('\n\n')).toBe(`${mail.text}\n`);
});

it('tells the link in the log for developers, and never in production', async () => {
  const development = await outbox('development');
  await development.mailer.send(mail);
  expect(development.lines).toEqual([expect.objectContaining({ links: ['https://everstep.example/auth#verify=abc'] })]);
  const production = await outbox('production');
  await production.mailer.send(mail);
  expect(production.lines).toEqual([]);
});
