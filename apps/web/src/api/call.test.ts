import { api, GET_CACHE_MS, REQUEST_TIMEOUT_MS, RETRY_TIMEOUT_MS } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenFor } from '../testing/member.ts';
import { createCall } from './call.ts';
import { ApiError } from './errors.ts';
import type { CallPorts } from './request.ts';
import { freshFor, isStaleKey, queryKey } from './useQuery.ts';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
const failed = () => Promise.reject(new TypeError('Failed to fetch'));
const fetched = vi.fn<(request: Request) => Promise<Response>>();

function client(changes: Partial<CallPorts> = {}) {
  const ports: CallPorts = {
    baseUrl: () => 'https://everstep.test',
    token: () => 'a.b.c',
    onUnauthorized: vi.fn(),
    onRenewedToken: vi.fn(),
    newKey: () => '01890a5d-ac96-774b-bcce-b302099a8057',
    place: () => ({ 'X-Time-Zone': 'Europe/Berlin', 'X-Country': 'GB' }),
    isOnline: () => true,
    ...changes,
  };
  return { call: createCall(ports), ports };
}
const request = (index = 0): Request => {
  const sent = fetched.mock.calls[index]?.[0];
  if (!sent) throw new Error(`There was no request ${index}`);
  return sent;
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('goes to the configured origin with bearer token, zone and JSON [client-001] [client-002] [client-003] [role-018]', async () => {
    const bodies: string[] = [];
    fetched.mockImplementation(async (sent) => {
      bodies.push(await sent.text());
      return json({ success: true, data: {} });
    });
    await client().call(api.mood.log, { body: { score: 4 } });
    await client({ baseUrl: () => '', token: () => null })
      .call(api.system.config, {})
      .catch(() => undefined);
    expect(request().url).toBe('https://everstep.test/api/moods');
    expect(request().headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request().headers.get('x-time-zone')).toBe('Europe/Berlin');
    expect(request().headers.get('x-country')).toBe('GB');
    expect(request().headers.get('content-type')).toBe('application/json');
    expect(bodies[0]).toBe('{"score":4}');
    expect(request(1).url).not.toContain('everstep.test');
    expect(request(1).headers.has('authorization')).toBe(false);
  });

  it('fills parameters into the path and query', async () => {
    fetched.mockResolvedValueOnce(json({ success: true, data: {} }));
    await client().call(api.gamification.featureAccess, { params: { featureName: 'vision board' } });
    expect(request().url).toBe('https://everstep.test/api/gamification/features/access/vision%20board');
  });

  it('fails after 10 s without an answer, and is not tried again [client-004] [const-001]', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (sent) => new Promise((_, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason))),
    );
    const failure = expect(client().call(api.dashboard.read, { query: {} })).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([REQUEST_TIMEOUT_MS, RETRY_TIMEOUT_MS]).toEqual([10_000, 5_000]);
  });

  it('is tried once more after a network error, with the same idempotency key [client-009]', async () => {
    fetched.mockImplementationOnce(failed).mockResolvedValueOnce(json({ success: true, data: { id: '1' } }));
    await expect(client().call(api.mood.log, { body: { score: 4 } })).resolves.toEqual({ id: '1' });
    expect(request(0).headers.get('idempotency-key')).toBe(request(1).headers.get('idempotency-key'));
  });

  it('is tried once more in the name of whoever began it, even if somebody else has signed in meanwhile', async () => {
    fetched.mockImplementationOnce(failed).mockResolvedValueOnce(json({ success: true, data: { id: '1' } }));
    const token = vi.fn().mockReturnValueOnce('ada.b.c').mockReturnValue('bo.b.c');
    await client({ token }).call(api.mood.log, { body: { score: 4 } });
    expect([0, 1].map((index) => request(index).headers.get('authorization'))).toEqual(['Bearer ada.b.c', 'Bearer ada.b.c']);
  });

  it('gives up after the second network error and says whether the device is offline [client-009]', async () => {
    fetched.mockImplementation(failed);
    await expect(client().call(api.mood.log, { body: { score: 4 } })).rejects.toMatchObject({
      kind: 'network',
      message: 'Network error. Please check your connection.',
    });
    expect(fetched).toHaveBeenCalledTimes(2);
    await expect(client({ isOnline: () => false }).call(api.mood.log, { body: { score: 4 } })).rejects.toMatchObject({ kind: 'offline' });
  });

  it('gives the second try 5 s of its own [client-010]', async () => {
    vi.useFakeTimers();
    fetched.mockImplementationOnce(failed);
    fetched.mockImplementationOnce(
      (sent) => new Promise((_, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason))),
    );
    const outcome = vi.fn();
    client().call(api.dashboard.read, { query: {} }).catch(outcome);
    await vi.advanceTimersByTimeAsync(RETRY_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it('that fails is logged with its status and address, and without what was written [error-069]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetched.mockResolvedValueOnce(json({}, { status: 500 }));
    await expect(client().call(api.mood.log, { body: { score: 4, note: 'a secret' } })).rejects.toMatchObject({
      kind: 'server',
      status: 500,
    });
    expect(error).toHaveBeenCalledExactlyOnceWith('POST /api/moods answered 500');
    error.mockRestore();
  });

  it('hands on all problems of a refused form', async () => {
    const fields = [{ path: 'body.email', message: 'Enter an e-mail address like name@example.org.' }];
    fetched.mockResolvedValueOnce(
      json({ success: false, error: { code: 'validation', message: 'Some fields need another look.', fields } }, { status: 422 }),
    );
    await expect(client().call(api.accounts.login, { body: { email: 'x', password: 'y' } })).rejects.toMatchObject({
      kind: 'validation',
      status: 422,
      fields,
    });
  });

  it('reports a 401 of a call with a token to the session, and keeps the waiting time of a 429 [session-012]', async () => {
    fetched.mockResolvedValueOnce(
      json({ success: false, error: { code: 'session_expired', message: 'Your session has ended.' } }, { status: 401 }),
    );
    fetched.mockResolvedValueOnce(json({}, { status: 429, headers: { 'Retry-After': '30' } }));
    const { call, ports } = client();
    await expect(call(api.mood.list, { query: {} })).rejects.toBeInstanceOf(ApiError);
    expect(ports.onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c', 'session_expired');
    await expect(call(api.mood.list, { query: {} })).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 30 });
  });

  it('tells the session that its member is suspended', async () => {
    const refusal = { success: false, error: { code: 'suspended', message: 'This account is suspended.' } };
    fetched.mockResolvedValueOnce(json(refusal, { status: 403 }));
    const { call, ports } = client();
    await expect(call(api.mood.list, { query: {} })).rejects.toMatchObject({ kind: 'unauthorized', code: 'suspended' });
    expect(ports.onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c', 'suspended');
  });

  it('leaves a 401 of a sign-in without a token to the form', async () => {
    fetched.mockResolvedValueOnce(
      json({ success: false, error: { code: 'invalid_credentials', message: 'E-mail or password is not right.' } }, { status: 401 }),
    );
    const { call, ports } = client({ token: () => null });
    await expect(call(api.accounts.login, { body: { email: 'ada@example.org', password: 'wrong' } })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(ports.onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([new Response('<html>', { status: 200 }), json({ success: true }), json(7)])(
    'says so when the answer is not what the contract promises',
    async (answer) => {
      fetched.mockResolvedValueOnce(answer);
      await expect(client().call(api.dashboard.read, { query: {} })).rejects.toMatchObject({
        kind: 'invalid-answer',
        message: 'Invalid data format received',
      });
    },
  );

  it('takes over a renewed token', async () => {
    fetched.mockResolvedValueOnce(json({ success: true, data: {} }, { headers: { 'X-Renewed-Token': 'd.e.f' } }));
    const { call, ports } = client();
    await call(api.accounts.me, {});
    expect(ports.onRenewedToken).toHaveBeenCalledExactlyOnceWith('d.e.f');
  });
});

describe('the cache', () => {
  const token = tokenFor('ada', Date.now());

  it('is fresh for five minutes, but never for addresses under /auth [client-006] [client-007] [const-002]', () => {
    expect(freshFor(api.mood.list)).toBe(GET_CACHE_MS);
    expect(GET_CACHE_MS).toBe(300_000);
    expect(freshFor(api.accounts.me)).toBe(0);
  });

  it('keeps members apart and asks nothing for a member without a token [valid-016]', () => {
    const ada = queryKey(api.gamification.enhancedProgress, {}, token);
    const bo = queryKey(api.gamification.enhancedProgress, {}, tokenFor('bo', Date.now()));
    expect(ada).not.toEqual(bo);
    expect(queryKey(api.gamification.enhancedProgress, {}, null)).toBeNull();
  });

  it.each([api.mood.log, api.mood.edit, api.mood.remove])(
    'drops what $method $path makes stale, and nothing else [client-008]',
    ({ tags }) => {
      expect(isStaleKey(queryKey(api.mood.list, { query: {} }, token), tags)).toBe(true);
      expect(isStaleKey(queryKey(api.dashboard.read, { query: {} }, token), tags)).toBe(true);
      expect(isStaleKey(queryKey(api.chat.conversations, { query: {} }, token), tags)).toBe(false);
      expect(isStaleKey(queryKey(api.system.config, {}, token), tags)).toBe(false);
    },
  );
});
