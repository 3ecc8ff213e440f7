import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from './smtp.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

/** A mail server of its own that keeps what it gets; it wants a name and a password. */
async function mailServer(): Promise<{ url: string; received: readonly Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'everstep' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // A server that listens on an address has a port; only one on a pipe would give text.
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://everstep:p%40ss@127.0.0.1:${port}`, received };
}

it('hands mail to the server with its sender, receiver, subject and text', async () => {
  const { url, received } = await mailServer();
  const text = 'Hello Zoë,\n\nyour link: https://everstep.example/auth#verify=abc\n';
  await smtpMailer(url, 'Everstep <hello@everstep.example>').send({ to: 'zoe@example.org', subject: 'Grüße', text });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'hello@everstep.example', to: ['zoe@example.org'] });
  expect(received[0]?.data).toContain('From: Everstep <hello@everstep.example>');
  expect(received[0]?.data).toMatch(/^Subject: =\?UTF-8\?/m);
});

it('writes to one receiver only, whatever the address says', async () => {
  const { url, received } = await mailServer();
  const mail = { to: 'a@example.org, b@example.org', subject: 'One', text: 'one' };
  await smtpMailer(url, 'hello@everstep.example')
    .send(mail)
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('b@example.org');
});

it('fails when the server refuses, so that the log tells', async () => {
  const { url } = await mailServer();
  const wrong = smtpMailer(url.replace('p%40ss', 'guess'), 'hello@everstep.example');
  await expect(wrong.send({ to: 'zoe@example.org', subject: 'No', text: 'no' })).rejects.toThrow(/wrong password/);
});
