import { api, type PublicConfig } from '@everstep/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { OutboxProvider } from '../offline/OutboxProvider.tsx';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { emptyDevice } from '../testing/storages.ts';
import { DebugDataPage, DebugPage, NetworkDebugPage } from './debug-pages.ts';
import { testConnection } from './test-connection.ts';
import { timedCall } from './useTimedCalls.ts';

const OTHER = 'https://api.example.org';

const config = (change: Partial<PublicConfig> = {}): PublicConfig => ({
  environment: 'production',
  buildId: 'abc',
  demo: false,
  audio: true,
  offline: true,
  enableLogs: false,
  aiProvider: 'offline',
  speech: false,
  apiOrigins: [OTHER],
  serverTime: new Date().toISOString(),
  ...change,
});

function debugServer(settings = config()): FakeServer {
  const totals = { points: 120, coins: 9, level: 2, nextLevelPoints: 220 };
  return fakeServer()
    .on(api.system.config, settings)
    .on(api.gamification.myProgress, { progress: { points: 120, coins: 9, level: 2 } })
    .on(api.gamification.progress, totals)
    .on(api.gamification.userProgress, { ...totals, notifications: 0, messages: 0 })
    .on(api.debug.myData, { counts: [{ kind: 'goals', kept: 3, deleted: 1 }] });
}

function open(Page: () => React.ReactNode, { server = debugServer(), role = 'admin' as 'admin' | 'member' } = {}) {
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role }));
  const page = (
    <OutboxProvider celebrate={() => undefined}>
      <Page />
    </OutboxProvider>
  );
  renderIn(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />, {
    server: server.on(api.accounts.me, { user: memberOf('ada', { role }) }),
    session,
  });
  return server;
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  emptyDevice();
});

const textOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('who sees the debug pages', () => {
  it('are administrators in production; a member is told so, and nothing of theirs is asked for [route-050]', async () => {
    const server = open(DebugPage, { role: 'member' });
    await screen.findByRole('heading', { name: 'This page is for administrators' });
    expect(server.sent(api.gamification.myProgress)).toHaveLength(0);
  });

  it('are all members while the product is being developed', async () => {
    open(DebugPage, { role: 'member', server: debugServer(config({ environment: 'development' })) });
    await screen.findByText('All agree');
  });

  it('is a member nowhere as long as the settings cannot be had', async () => {
    open(DebugPage, { role: 'member', server: debugServer().on(api.system.config, new ApiError('network', 'No connection')) });
    await screen.findByRole('heading', { name: 'This page is for administrators' });
  });
});

describe('the page of the session', () => {
  it('shows whose it is and when it ends, and no part of the token', async () => {
    open(DebugPage);
    await screen.findByText('All agree');
    expect(screen.getByText(/^Ada Lovelace \(administrator\)$/)).toBeDefined();
    expect(screen.getByText(/, in (6|7) days$/)).toBeDefined();
    for (const part of (localStorage.getItem('token') ?? '.').split('.')) expect(document.body.textContent).not.toContain(part);
  });

  it('says where totals and ledger differ, and how far this clock is off', async () => {
    const late = config({ serverTime: new Date(Date.now() - 120_000).toISOString() });
    open(DebugPage, { server: debugServer(late).on(api.gamification.myProgress, { progress: { points: 119, coins: 9, level: 2 } }) });
    await screen.findByText('They differ');
    expect(screen.getByText('120 seconds ahead of the server’s')).toBeDefined();
  });

  it('asks again past the cache, and keeps what it had where that fails', async () => {
    const server = open(DebugPage);
    await screen.findByText('All agree');
    server.on(api.gamification.progress, new ApiError('network', 'No connection'));
    press('Ask again');
    await screen.findByText('No connection');
    expect(server.sent(api.gamification.progress)).toHaveLength(2);
    expect(screen.getByText('All agree')).toBeDefined();
  });
});

it('counts records on the server, and names what lies on the device without what it says', async () => {
  localStorage.setItem('everstep:draft:journal:ada', 'A secret sentence');
  localStorage.setItem('elsewhere', 'Of another page of this origin');
  open(DebugDataPage);
  const row = await screen.findByRole('row', { name: /^Goals/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1']);
  expect(screen.getByText('everstep:draft:journal:ada')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/secret sentence|elsewhere/);
});

describe('the network page', () => {
  const answering = (answer: () => Promise<Response>) => {
    const asked = vi.fn((_: string, __?: RequestInit) => answer());
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('keeps to the words of the product for a URL without a protocol, and stores nothing of it [valid-012]', async () => {
    const asked = answering(async () => new Response());
    open(NetworkDebugPage);
    fireEvent.change(await textOf('Manual API URL'), { target: { value: 'localhost:5000' } });
    press('Test Manual API URL');
    expect(screen.getByText('Invalid URL format. Must include protocol (http:// or https://)')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Manual API URL'));
    expect(localStorage.getItem('everstep:manual-api-url')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('rejects an empty external server IP, and stores nothing [valid-013]', async () => {
    open(NetworkDebugPage);
    await textOf('External server IP');
    press('Test External server IP');
    expect(screen.getByText('Enter the IP address of the server.')).toBeDefined();
    expect(localStorage.getItem('everstep:external-server-ip')).toBeNull();
  });

  it('sends nothing where the policy of the page does not let it, says so, and keeps the address for next time', async () => {
    const asked = answering(async () => new Response());
    open(NetworkDebugPage);
    fireEvent.change(await textOf('Manual API URL'), { target: { value: 'https://evil.example.org/api' } });
    press('Test Manual API URL');
    expect(screen.getByText(/^Not sent: the browser lets this page connect/)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage.getItem('everstep:manual-api-url')).toBe('https://evil.example.org/api');
  });

  it('tests an address that the server names, without the session', async () => {
    const asked = answering(async () => new Response('{}'));
    open(NetworkDebugPage);
    await screen.findByText(OTHER);
    fireEvent.change(await textOf('Manual API URL'), { target: { value: `${OTHER}/v1` } });
    press('Test Manual API URL');
    await screen.findByText('Works (200)');
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe(`${OTHER}/health`);
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(init?.headers).toBeUndefined();
  });

  it('tests the own server one by one with the session where it needs one, and stops when told to', async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.fn(
      (_: string, init: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          answer = resolve;
          init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    );
    vi.stubGlobal('fetch', asked);
    open(NetworkDebugPage);
    await textOf('Manual API URL');
    press('Run all tests');
    for (const status of [200, 503, 200]) {
      const count = asked.mock.calls.length;
      await act(async () => answer(new Response('{}', { status })));
      await waitFor(() => expect(asked.mock.calls.length).toBe(count + 1));
    }
    expect(screen.getByText('Failed (503)')).toBeDefined();
    expect(screen.getByText('The server is up, and something that it needs is not.')).toBeDefined();
    const sent = asked.mock.calls.map(([url, init]) => [url, new Headers(init.headers).get('authorization')?.slice(0, 7)]);
    expect(sent).toEqual([
      ['/health', undefined],
      ['/ready', undefined],
      ['/api/config', undefined],
      ['/api/auth/me', 'Bearer '],
    ]);
    press('Cancel');
    await screen.findByRole('button', { name: 'Run all tests' });
    expect(screen.getAllByText('Cancelled')).toHaveLength(4);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});

describe('one test of a connection', () => {
  const never = new AbortController().signal;
  const hanging = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  it('ends with a reason after its time', async () => {
    vi.stubGlobal('fetch', hanging);
    expect((await testConnection({ url: '/health' }, never, 20)).state).toEqual({ kind: 'timeout', seconds: 0.02 });
  });

  it('sends nothing from a device without a connection', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await testConnection({ url: '/health' }, never, 20)).toEqual({ state: { kind: 'offline' }, took: null });
    expect(asked).not.toHaveBeenCalled();
  });

  it('knows another server that answers and lets nobody read from one that does not answer', async () => {
    const closed = { type: 'opaque', status: 0, body: null } as Response;
    const modes: (RequestMode | undefined)[] = [];
    vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
      modes.push(mode);
      if (mode === 'cors') throw new TypeError('Failed to fetch');
      return closed;
    });
    expect((await testConnection({ url: `${OTHER}/health` }, never, 1000)).state).toEqual({ kind: 'unreadable' });
    expect(modes).toEqual(['cors', 'no-cors']);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await testConnection({ url: `${OTHER}/health` }, never, 1000)).state).toEqual({ kind: 'unreachable', foreign: true });
    expect((await testConnection({ url: '/health' }, never, 1000)).state).toEqual({ kind: 'unreachable', foreign: false });
  });
});

it('lists calls alone, by their path: what follows it may be a signature', () => {
  const entry = { initiatorType: 'fetch', startTime: 5, duration: 12, responseStart: 9, transferSize: 300, responseStatus: 200 };
  // What a browser measures has many more fields, which nobody reads here.
  const timed = (change: object) => timedCall({ ...entry, ...change } as PerformanceResourceTiming);
  expect(timed({ name: `${location.origin}/files/7?exp=1&sig=secret` })).toMatchObject({
    address: '/files/7',
    firstByte: 4,
    bytes: 300,
    status: 200,
  });
  expect(timed({ name: `${OTHER}/health`, responseStart: 0, transferSize: 0, responseStatus: 0 })).toMatchObject({
    address: `${OTHER}/health`,
    ...{ firstByte: null, bytes: null, status: null },
  });
  expect(timed({ name: `${location.origin}/assets/a.js`, initiatorType: 'script' })).toBeUndefined();
});
