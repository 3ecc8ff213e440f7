import { type Answer, api, CONNECTION_TEST_TIMEOUT_MS, type Input } from '@everstep/domain';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { type FakeServer, fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { useCourseAi } from './useCourseAi.ts';

type Settings = Answer<typeof api.courses.settings>;
const personas = ['course-creator', 'content-generator', 'student-assistant'].map((id) => ({
  ...{ id, name: id, description: '', imageUrl: '', role: '', specialties: [] },
}));
const stats = { provider: 'online', speech: false, sessions: 0, prompts: 0, lastUpdated: null } as const;
const network = () => new ApiError('network', 'Network error. Please check your connection.');
const content = (text: string, problem: 'not-configured' | 'failed' | null = null) => ({
  ...{ content: text, problem, offline: problem !== null, safety: null },
});

/** A server that keeps a member's choice. */
function serverWith(first: Settings): FakeServer {
  let settings = first;
  return fakeServer()
    .on(api.courses.settings, () => settings)
    .on(api.courses.personas, () => ({ personas, personaId: settings.personaId }))
    .on(api.courses.learningStats, stats)
    .on(api.courses.changeSettings, ({ body }: Input<typeof api.courses.changeSettings>) => {
      settings = { personaId: body.personaId ?? settings.personaId, offline: body.offline ?? settings.offline };
      return settings;
    });
}
const usual = { personaId: 'course-creator', offline: false };
/** A notice comes with its region, whose code is fetched with the first one. */
const told = (words: string) => vi.waitFor(() => expect(screen.getByText(words)).toBeVisible());
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(server: FakeServer = serverWith(usual)) {
  const { result } = renderHook(useCourseAi, { wrapper: surroundings({ server }) });
  await settle();
  return { server, now: () => result.current };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the personas', () => {
  it('are asked for half a second after the page opened [course-005]', async () => {
    const { server, now } = await open();
    await settle(499);
    expect(server.sent(api.courses.personas)).toHaveLength(0);
    await settle(1);
    expect(server.sent(api.courses.personas)).toHaveLength(1);
    expect(now().personas?.map(({ id }) => id)).toEqual(['course-creator', 'content-generator', 'student-assistant']);
  });

  it('say when they could not be loaded, and are asked for again [error-052]', async () => {
    const server = serverWith(usual).on(api.courses.personas, new ApiError('server', 'Broken', { status: 500 }));
    const { now } = await open(server);
    await settle(500);
    expect(now().personasProblem).toBe('Failed to load course personas');
    server.on(api.courses.personas, { personas, personaId: 'course-creator' });
    act(() => now().retryPersonas());
    await settle();
    expect(now()).toMatchObject({ personasProblem: undefined, personas });
  });
});

describe('the choice of a persona', () => {
  it('is the saved one, and the course creator where none can be read [course-002]', async () => {
    const { now } = await open(serverWith({ personaId: 'student-assistant', offline: false }));
    expect(now().personaId).toBe('student-assistant');
    const unread = await open(serverWith(usual).on(api.courses.settings, new ApiError('server', 'Broken', { status: 500 })));
    expect(unread.now().personaId).toBe('course-creator');
  });

  it('is shown at once and saved; of two quick ones the last stays', async () => {
    const { server, now } = await open();
    act(() => now().setPersona('content-generator'));
    act(() => now().setPersona('student-assistant'));
    expect(now().personaId).toBe('student-assistant');
    await settle();
    expect(now().personaId).toBe('student-assistant');
    expect(server.sent(api.courses.changeSettings).map(({ body }) => body)).toEqual([
      { personaId: 'content-generator' },
      { personaId: 'student-assistant' },
    ]);
  });

  it('goes back with a word where it could not be saved [error-051]', async () => {
    const { now } = await open(serverWith(usual).on(api.courses.changeSettings, network()));
    act(() => now().setPersona('student-assistant'));
    await settle();
    expect(now().personaId).toBe('course-creator');
    await told('Failed to set course persona');
  });

  it('knows no persona of another name, and asks nobody for it [error-050]', async () => {
    const { server, now } = await open();
    act(() => now().setPersona('kael'));
    await settle();
    await told('Course persona kael not found');
    expect(server.sent(api.courses.changeSettings)).toEqual([]);
  });
});

describe('the built-in assistant', () => {
  it('answers by the setting alone, and by the flag of the device alone [course-004]', async () => {
    const bySetting = await open(serverWith({ ...usual, offline: true }));
    expect(bySetting.now()).toMatchObject({ offline: true, wantsBuiltIn: true });
    const byFlag = await open(serverWith(usual).on(api.courses.changeSettings, network()));
    expect(byFlag.now().offline).toBe(false);
    act(() => byFlag.now().setOffline(true));
    await settle();
    expect(byFlag.now()).toMatchObject({ offline: true, wantsBuiltIn: true });
    await told('The built-in assistant answers on this device only');
    // The next visit of this device still knows of it, the account does not.
    const later = await open(serverWith(usual));
    expect(later.now().offline).toBe(true);
    act(() => later.now().setOffline(false));
    await settle();
    expect(later.now().offline).toBe(false);
  });

  it('is the one of this member alone', async () => {
    const { now } = await open(serverWith(usual).on(api.courses.changeSettings, network()));
    act(() => now().setOffline(true));
    await settle();
    const other = renderHook(useCourseAi, { wrapper: surroundings({ server: serverWith(usual), session: sessionOf('grace').session }) });
    await settle();
    expect(other.result.current.offline).toBe(false);
  });

  it('answers without a connection, though nobody chose it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { now } = await open();
    expect(now()).toMatchObject({ offline: true, wantsBuiltIn: false });
  });
});

describe('the status of the service', () => {
  it('is checked on opening, with five seconds for the answer [api-043]', async () => {
    const server = serverWith(usual);
    const timeouts: (number | undefined)[] = [];
    const call: Call = (endpoint, input, options) => {
      if (endpoint.path === api.courses.learningStats.path) timeouts.push(options?.timeout);
      return server.call(endpoint, input, options);
    };
    const { now } = await open({ ...server, call });
    expect(timeouts).toEqual([CONNECTION_TEST_TIMEOUT_MS]);
    expect(now()).toMatchObject({ status: 'configured', message: null });
  });

  it('is told when the check fails [error-055]', async () => {
    const { now } = await open(serverWith(usual).on(api.courses.learningStats, new ApiError('timeout', 'Too long')));
    expect(now()).toMatchObject({
      status: 'not-configured',
      message: 'AI services are not properly configured. Some features may be limited.',
    });
  });

  it.each([
    ['a missing key', { code: 'not_configured' }],
    ['a refused one', { status: 401 }],
  ])('falls with %s, for all who show it, until a test passes [error-053] [error-054]', async (_, failure) => {
    const { server, now } = await open();
    act(() => now().noteFailure({ status: 500 }));
    expect(now().status).toBe('configured');
    act(() => now().noteFailure(failure));
    await settle();
    expect(now()).toMatchObject({ status: 'not-configured', message: expect.stringMatching(/missing or invalid.*Fallback responses/) });
    server.on(api.courses.generateContent, content('ONLINE'));
    await act(() => now().testConnection());
    expect(now()).toMatchObject({ status: 'configured', tested: { passed: true } });
  });
});

describe('the test of the connection', () => {
  it('passes only with ONLINE [valid-018]', async () => {
    const { server, now } = await open();
    server.on(api.courses.generateContent, content('Yes, I am ONLINE.'));
    expect(await act(() => now().testConnection())).toBe(true);
    server.on(api.courses.generateContent, content('I am here.'));
    expect(await act(() => now().testConnection())).toBe(false);
    expect(now().tested).toEqual({ passed: false, text: 'OFFLINE - Connection test failed' });
  });

  it('fails in the same words where no answer comes or no model is there [error-047]', async () => {
    const { server, now } = await open();
    server.on(api.courses.generateContent, network());
    await act(() => now().testConnection());
    expect(now().tested?.text).toMatch(/^OFFLINE - Connection test failed/);
    server.on(api.courses.generateContent, content('OFFLINE - Connection test failed', 'not-configured'));
    await act(() => now().testConnection());
    expect(now()).toMatchObject({ status: 'not-configured', tested: { passed: false }, testing: false });
  });
});
