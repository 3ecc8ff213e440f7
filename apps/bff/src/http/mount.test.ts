import { api, DomainError } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, errorOf, world } from '../testing/index.ts';
import { on, perAddress, perMember } from './route.ts';

const moodId = '0192f0c1-2b3c-7d4e-8f50-0123456789ab';
const removed = { id: moodId, xpTaken: 5 };
const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('an answer', () => {
  it('stands in the envelope, with the hoisted fields at the top and nothing that the contract does not name', async () => {
    const more = { moods: [], nextCursor: null, secret: 'not in the contract' };
    const { ada } = await world('sqlite', { app: { routes: [on(api.mood.list, async () => more)] } });
    const response = await ada.fetch('/api/moods');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: { moods: [], nextCursor: null }, moods: [] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the status and the headers of its endpoint', async () => {
    const routes = [on(api.accounts.forgotPassword, async () => ({}), { headers: async () => ({ 'X-Extra': 'yes' }) })];
    const { nobody } = await world('sqlite', { app: { routes } });
    const response = await nobody.fetch('/api/auth/forgot-password', post({ email: 'ada@example.org' }));
    expect(response.status).toBe(202);
    expect(response.headers.get('x-extra')).toBe('yes');
  });

  it('is a loud defect when it breaks the contract', async () => {
    // A verb that its types would forbid: what a wrong row in the database could lead to.
    const wrong = { id: 7, xpTaken: 'five' } as unknown as typeof removed;
    const { ada, logged } = await world('sqlite', { app: { routes: [on(api.mood.remove, async () => wrong)] } });
    await expect(ada.call(api.mood.remove, { params: { id: moodId } })).rejects.toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(logged)).toContain('answers against its contract: id:');
  });

  it('tells nothing of a defect but the id of its log line', async () => {
    const fail = async () => {
      throw new Error('column "secret_diary" of ada@example.org');
    };
    const { ada, logged } = await world('sqlite', { app: { routes: [on(api.mood.remove, fail)] } });
    const response = await ada.fetch(`/api/moods/${moodId}`, { method: 'DELETE' });
    const error = await errorOf(response);
    expect(response.status).toBe(500);
    expect(JSON.stringify(error)).not.toContain('secret_diary');
    expect(error).toMatchObject({ code: 'internal', requestId: response.headers.get('x-request-id') });
    expect(logged.find((line) => line.requestId === error.requestId && line.err)).toBeDefined();
  });

  it.each([{}, { 'content-length': '500' }])('finds no defect in a body that breaks off, as with a lost connection, %j', async (length) => {
    const routes = [on(api.accounts.forgotPassword, async () => ({}))];
    const { nobody, logged } = await world('sqlite', { app: { routes } });
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('aborted'));
      },
    });
    const response = await nobody.fetch('/api/auth/forgot-password', {
      method: 'POST',
      headers: { ...json, ...length },
      body,
      duplex: 'half',
    });
    expect([response.status, (await errorOf(response)).code]).toEqual([400, 'malformed']);
    expect(logged.map(({ msg }) => msg)).toEqual(['request']);
  });

  it('carries the status, the sentence, the details and the wait of a refusal', async () => {
    const refuse = async () => {
      throw new DomainError('conflict', { details: { version: 3 }, retryAfter: 1.2 });
    };
    const { ada } = await world('sqlite', { app: { routes: [on(api.mood.remove, refuse)] } });
    const response = await ada.fetch(`/api/moods/${moodId}`, { method: 'DELETE' });
    expect(response.status).toBe(409);
    expect(response.headers.get('retry-after')).toBe('2');
    const message = 'This was changed somewhere else in the meantime.';
    expect(await response.json()).toEqual({ success: false, error: { code: 'conflict', message, details: { version: 3 } }, message });
  });
});

describe('a request', () => {
  const routes = [
    on(api.mood.edit, async () => {
      throw new Error('must not be reached');
    }),
    on(api.mood.list, async () => ({ moods: [], nextCursor: null })),
    on(api.accounts.forgotPassword, async () => ({})),
    on(api.accounts.uploadProfileImage, async ({ caller }) => {
      throw new DomainError('conflict', { details: { name: caller.file?.name, size: caller.file?.bytes.length } });
    }),
  ];

  it('is told every problem of every part at once, and never its own values', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const secret = 'my-diary-secret';
    const response = await ada.fetch(`/api/moods/${secret}`, {
      ...post({ score: secret, note: 7, words: [secret.repeat(5)] }),
      method: 'PATCH',
    });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).not.toContain(secret);
    const error = await errorOf(new Response(text));
    expect(error.code).toBe('validation');
    expect(error.fields?.map(({ path }) => path).sort()).toEqual(['body.note', 'body.score', 'body.version', 'body.words.0', 'params.id']);
    expect(error.fields?.find((field) => field.path === 'body.version')?.message).toBe('This is needed.');
  });

  it('is told the problems of its query', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const response = await ada.fetch('/api/moods?limit=1000&from=yesterday');
    expect(response.status).toBe(422);
    expect((await errorOf(response)).fields?.map((field) => field.path).sort()).toEqual(['query.from', 'query.limit']);
  });

  it.each([
    ['broken JSON', post('{"email":'), 400, 'malformed'],
    ['bytes that are no text', { method: 'POST', headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, 'malformed'],
    ['another content type', post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupported_type'],
    ['JSON without a content type', { method: 'POST', body: new Uint8Array([0x7b, 0x7d]) }, 415, 'unsupported_type'],
    ['a body above 1 MB', post({ email: 'x'.repeat(1024 * 1024) }), 413, 'too_large'],
    ['a large body whose length is not announced', streamed(2 * 1024 * 1024), 413, 'too_large'],
    ['no body where one is needed', { method: 'POST' }, 422, 'validation'],
    ['JSON that is no object', post('null'), 422, 'validation'],
  ])('with %s is refused', async (_, init, status, code) => {
    const { nobody } = await world('sqlite', { app: { routes } });
    const response = await nobody.fetch('/api/auth/forgot-password', init);
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
  });

  it('may carry one file where an endpoint takes one', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const send = (form: FormData) => ada.fetch('/api/auth/profile/image', { method: 'POST', body: form });
    const form = new FormData();
    form.append('profileImage', new File([new Uint8Array(20)], 'me.png', { type: 'image/png' }));
    expect((await errorOf(await send(form))).details).toEqual({ name: 'me.png', size: 20 });
    const none = await send(new FormData());
    expect((await errorOf(none)).fields).toEqual([{ path: 'body.profileImage', message: 'Choose one file.' }]);
    const large = new FormData();
    large.append('profileImage', new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'me.png'));
    expect((await send(large)).status).toBe(413);
    expect((await ada.fetch('/api/auth/profile/image', post({}))).status).toBe(415);
  });

  it('by HEAD is answered like GET, without the body', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const response = await ada.fetch('/api/moods', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('by a method that the path does not take is told which ones it takes', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const response = await ada.fetch('/api/moods', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await errorOf(response)).code).toBe('method_not_allowed');
  });

  it('for an API path that does not exist is told so in JSON', async () => {
    const { ada } = await world('sqlite', { app: { routes } });
    const response = await ada.fetch('/api/nothing/here', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  });

  it('leaves a line in the log that says nothing about its sender or its content', async () => {
    const { ada, logged } = await world('sqlite', { app: { routes } });
    await ada.fetch('/api/moods?cursor=private-cursor', { headers: { 'x-time-zone': 'Asia/Tokyo' } });
    await ada.fetch('/api/auth/forgot-password', post({ email: 'private@example.org' }));
    const lines = logged.filter((line) => line.msg === 'request');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/api/moods',
      status: 200,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
    expect(JSON.stringify(logged)).not.toMatch(/private|Bearer|Tokyo|eyJ/);
  });
});

describe('the second endpoint map', () => {
  const routes = [
    on(api.accounts.forgotPassword, async () => ({})),
    on(api.accounts.verify, async () => ({ email: 'ada@example.org' })),
    on(api.dashboard.summary, async () => {
      throw new DomainError('conflict');
    }),
    on(api.chat.removeConversation, async () => ({})),
  ];

  it('serves the paths without /api by the same endpoints [api-014] [api-016]', async () => {
    const { ada, nobody } = await world('sqlite', { app: { routes } });
    expect((await nobody.fetch('/auth/forgot-password', post({ email: 'a@example.org' }))).status).toBe(202);
    expect((await nobody.fetch('/auth/verify-email', post({ token: 'x' }))).status).toBe(200);
    expect((await nobody.fetch('/api/auth/verify-email', post({ token: 'x' }))).status).toBe(200);
    expect((await ada.fetch('/dashboard/summary', { headers: { accept: 'application/json' } })).status).toBe(409);
    expect((await ada.fetch(`/gemini/conversations/${moodId}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('leaves the address to the page when a browser navigates to it', async () => {
    const { nobody } = await world('sqlite', { app: { routes, web: { files: new Map(), page: '<p>the app</p>' } } });
    const response = await nobody.fetch('/dashboard/summary', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(await response.text()).toBe('<p>the app</p>');
  });
});

describe.each(databases)('limits on %s', (database) => {
  it('answer with 429 and the time to wait, for each member apart', async () => {
    const routes = [on(api.mood.list, async () => ({ moods: [], nextCursor: null }), { limit: perMember(2, 'minute') })];
    const { ada, bo } = await world(database, { app: { routes }, env: { RATE_LIMIT_SCALE: '1' } });
    expect((await ada.fetch('/api/moods')).status).toBe(200);
    expect((await ada.fetch('/api/moods')).status).toBe(200);
    const refused = await ada.fetch('/api/moods');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(refused)).code).toBe('rate_limited');
    expect((await bo.fetch('/api/moods')).status).toBe(200);
  });

  it('count by address where nobody is signed in, behind a proxy by the address that it saw', async () => {
    const routes = [on(api.accounts.forgotPassword, async () => ({}), { limit: perAddress(1, 'minute') })];
    const { nobody } = await world(database, { app: { routes }, env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
    const from = (address: string) =>
      nobody.fetch('/api/auth/forgot-password', post({ email: 'a@example.org' }, { 'x-forwarded-for': address }));
    expect((await from('203.0.113.1')).status).toBe(202);
    expect((await from('made-up, 203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(202);
    expect((await from('2001:db8::1')).status).toBe(202);
    expect((await from('2001:db8::ffff:1')).status).toBe(429);
  });
});

function streamed(bytes: number): RequestInit {
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024));
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk);
      left -= chunk.length;
      if (left <= 0) controller.close();
    },
  });
  return { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
}
