import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, type SystemPart } from '@everstep/domain';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAiUse } from '../ai/ai-use.ts';
import { countedMailer } from '../mail/counted-mailer.ts';
import { smtpMailer } from '../mail/smtp.ts';
import { databases, memoryFiles, type World, world } from '../testing/index.ts';
import { createParts } from './parts.ts';

const SECRET = 'private-key-of-the-tests';

const partOf = async ({ admin }: Pick<World, 'admin'>, part: SystemPart) => {
  const { parts } = await admin.call(api.monitoring.status);
  return parts.find((one) => one.part === part);
};

/** An AI service that answers as it is told, and keeps what it was asked. */
async function aiService(answer: RequestListener) {
  const asked: { url: string | undefined; authorization: string | undefined; key: string | string[] | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization, key: request.headers['x-goog-api-key'] });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}/v1` };
}

const openAi = (url: string) => ({ AI_PROVIDER: 'openai', AI_BASE_URL: url, AI_MODEL: 'm', AI_API_KEY: SECRET });

describe.each(databases)('the parts that a server works with, on %s', (database) => {
  it('says what is well and what is not set up, and looks again after a minute alone', async () => {
    const files = memoryFiles();
    let puts = 0;
    const put = (key: string, bytes: Uint8Array) => {
      puts += 1;
      return files.put(key, bytes);
    };
    const { admin, clock } = await world(database, { deps: { files: { ...files, put } }, at: '2026-03-02T09:00:00.000Z' });
    const { parts } = await admin.call(api.monitoring.status);
    expect(parts.map(({ part, state }) => `${part} ${state}`)).toEqual(['database ok', 'ai off', 'mail off', 'storage ok']);
    expect(parts.every(({ since, sentence }) => since === '2026-03-02T09:00:00.000Z' && sentence.endsWith('.'))).toBe(true);
    await admin.call(api.monitoring.status);
    expect([puts, files.keys()]).toEqual([1, []]);
    clock.advance({ minutes: 1 });
    expect(await partOf({ admin }, 'storage')).toMatchObject({ state: 'ok', since: '2026-03-02T09:00:00.000Z' });
    expect(puts).toBe(2);
  });

  it('says that the storage fails and since when, notes it once, and that it is well again', async () => {
    const files = memoryFiles();
    let isFull = true;
    const put = (key: string, bytes: Uint8Array) =>
      isFull ? Promise.reject(new Error(`no room at /srv/${SECRET}`)) : files.put(key, bytes);
    const w = await world(database, { deps: { files: { ...files, put } }, at: '2026-03-02T09:00:00.000Z' });
    expect(await partOf(w, 'storage')).toMatchObject({ state: 'failing', since: '2026-03-02T09:00:00.000Z' });
    w.clock.advance({ minutes: 5 });
    expect(await partOf(w, 'storage')).toMatchObject({ state: 'failing', since: '2026-03-02T09:00:00.000Z' });
    isFull = false;
    w.clock.advance({ minutes: 5 });
    expect(await partOf(w, 'storage')).toMatchObject({ state: 'ok', since: '2026-03-02T09:10:00.000Z' });
    const { logs } = await w.admin.call(api.monitoring.recentLogs);
    expect(logs.map(({ level, detail }) => `${level} ${detail}`)).toEqual(['info storage', 'warning storage']);
    expect(JSON.stringify(logs)).not.toContain(SECRET);
  });
});

describe('the database', () => {
  it.each([
    ['read-only', 'It can be read, and nothing can be saved. The disk may be full or read-only.'],
    ['down', 'The database does not answer.'],
  ] as const)('is failing while it is %s', async (state, sentence) => {
    const { deps } = await world('sqlite');
    const { parts } = await createParts({ ...deps, db: { ...deps.db, storage: async () => state } }).read();
    expect(parts.find(({ part }) => part === 'database')).toMatchObject({ state: 'failing', sentence });
  });
});

describe('the AI service', () => {
  it.each([
    [200, 'ok', 'The AI service answers.'],
    [404, 'ok', 'The AI service answers.'],
    [401, 'failing', 'The AI service does not take its key (AI_API_KEY).'],
    [429, 'failing', 'The AI service turns calls away for now: there were too many, or its quota is used up.'],
    [503, 'failing', 'The AI service does not answer.'],
    [302, 'failing', 'The AI service does not answer.'],
  ])('that answers %i is %s', async (status, state, sentence) => {
    const service = await aiService((_, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(SECRET));
    const w = await world('sqlite', { env: openAi(service.url) });
    expect(await partOf(w, 'ai')).toMatchObject({ state, sentence });
    expect(service.asked).toEqual([{ url: '/v1/models', authorization: `Bearer ${SECRET}`, key: undefined }]);
    const told = await (await w.admin.fetch(api.monitoring.status.path)).text();
    expect(told).not.toMatch(/127\.0\.0\.1|private-key/);
  });

  it('of Gemini is asked with its key in the header', async () => {
    const service = await aiService((_, response) => response.end());
    const w = await world('sqlite', { env: { AI_PROVIDER: 'gemini', AI_BASE_URL: service.url, AI_MODEL: 'm', AI_API_KEY: SECRET } });
    expect(await partOf(w, 'ai')).toMatchObject({ state: 'ok' });
    expect(service.asked).toEqual([{ url: '/v1/models', authorization: undefined, key: SECRET }]);
  });

  it('that is not there, or never answers, is failing, and holds nobody up', async () => {
    const w = await world('sqlite', { env: openAi('http://127.0.0.1:1/v1') });
    expect(await partOf(w, 'ai')).toMatchObject({ state: 'failing', sentence: 'The AI service does not answer.' });
    const silent = await aiService(() => undefined);
    const { deps } = await world('sqlite', { env: openAi(silent.url) });
    const { parts } = await createParts(deps, 50).read();
    expect(parts.map(({ part, state }) => `${part} ${state}`)).toContain('ai failing');
  });

  it('that can be reached and failed the last guide is failing until a guide answers', async () => {
    const service = await aiService((_, response) => response.end());
    const aiUse = createAiUse('openai');
    const ai = { name: 'openai', reply: async function* () {} } as const;
    const w = await world('sqlite', { env: openAi(service.url), deps: { ai, aiUse } });
    aiUse.ended('openai', 'provider_timeout', { first: undefined, whole: 30_000 });
    aiUse.ended('openai', 'stopped', { first: 10, whole: 20 });
    expect(await partOf(w, 'ai')).toMatchObject({
      state: 'failing',
      sentence: 'The AI service can be reached, and the last reply of a guide failed.',
    });
    aiUse.ended('openai', 'done', { first: 10, whole: 20 });
    w.clock.advance({ minutes: 1 });
    expect(await partOf(w, 'ai')).toMatchObject({ state: 'ok' });
  });
});

describe('the mail server', () => {
  const url = (port: number) => `smtp://everstep:${SECRET}@127.0.0.1:${port}`;

  async function mailServer(): Promise<{ port: number; refuse: () => void }> {
    let refuses = false;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => (refuses ? done(new Error('no')) : done(null, { user: 'everstep' })),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    // A server on a port has an address of this form.
    return { port: (server.server.address() as AddressInfo).port, refuse: () => (refuses = true) };
  }

  it('is well, then refuses the sign-in, and nothing is sent to find out', async () => {
    const { port, refuse } = await mailServer();
    const w = await world('sqlite', {
      env: { SMTP_URL: url(port) },
      deps: { mail: countedMailer(smtpMailer(url(port), 'a@example.org')) },
    });
    expect(await partOf(w, 'mail')).toMatchObject({ state: 'ok', sentence: 'The mail server answers.' });
    refuse();
    w.clock.advance({ minutes: 2 });
    const refused = await partOf(w, 'mail');
    expect(refused).toMatchObject({ state: 'failing', sentence: 'The mail server does not answer, or refuses the sign-in.' });
    expect(w.deps.mail.use()).toEqual({ sent: 0, failed: 0, isFailing: false });
    const told = await (await w.admin.fetch(api.monitoring.status.path)).text();
    expect(told).not.toMatch(/127\.0\.0\.1|private-key/);
  });

  it('is failing after a letter that could not be sent, and the overview counts it', async () => {
    let isDown = true;
    const send = async () => {
      if (isDown) throw new Error(`550 ${SECRET}`);
    };
    const w = await world('sqlite', { env: { SMTP_URL: url(1) }, deps: { mail: countedMailer({ send, check: async () => undefined }) } });
    const letter = { to: 'ada@example.org', subject: 'Hello', text: '' };
    await expect(w.deps.mail.send(letter)).rejects.toThrow();
    expect(await partOf(w, 'mail')).toMatchObject({ state: 'failing', sentence: 'The last letter could not be sent.' });
    isDown = false;
    await w.deps.mail.send(letter);
    w.clock.advance({ minutes: 2 });
    expect(await partOf(w, 'mail')).toMatchObject({ state: 'ok' });
    expect((await w.admin.call(api.admin.metrics)).server.mail).toEqual({ sent: 1, failed: 1 });
  });
});
