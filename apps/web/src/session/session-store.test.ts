import { api, PLACEHOLDER_USER } from '@everstep/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { memberOf, tokenFor } from '../testing/member.ts';
import { createSession, type SessionPorts } from './session-store.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');

function start(stored?: string) {
  if (stored) localStorage.setItem('token', stored);
  const ports = { navigate: vi.fn<SessionPorts['navigate']>(), emit: vi.fn(), restart: vi.fn() };
  const session = createSession({
    now: () => NOW,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    currentPath: () => '/mood-tracker?from=2026-02',
    ...ports,
  });
  return { session, ...ports };
}
const answering = (answer: unknown) => vi.fn().mockResolvedValue(answer);
const failing = (error: ApiError) => vi.fn().mockRejectedValue(error);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  return () => void vi.useRealTimers();
});

describe('a device whose clock is far ahead', () => {
  it('is told so on signing in, and nobody is signed in or sent away', async () => {
    const { session, navigate } = start();
    const answer = { token: tokenFor('ada', NOW - 40 * 86_400_000), user: memberOf('ada') };
    await expect(session.login(answering(answer), { email: 'ada@example.org', password: 'quiet river stones' })).rejects.toMatchObject({
      kind: 'wrong-clock',
      message: 'The clock of this device is wrong: it says Sun Mar 01 2026. Set it right and try again.',
    });
    expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the start of a session', () => {
  it('holds a stored token and fetches the member behind it [session-008] [session-009]', async () => {
    const token = tokenFor('ada', NOW);
    const { session } = start(token);
    expect(session.getSnapshot().status).toBe('loading');
    expect(session.token()).toBe(token);
    const call = answering({ user: memberOf('ada') });
    await session.load(call);
    expect(call).toHaveBeenCalledWith(api.accounts.me, {});
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', user: { id: 'ada' } });
  });

  it('asks nobody when there is no token [session-009]', async () => {
    const call = answering({});
    const { session } = start();
    await session.load(call);
    expect(call).not.toHaveBeenCalled();
    expect(session.getSnapshot().status).toBe('unauthenticated');
  });

  it.each([
    ['malformed', 'abc', '[session-018]'],
    ['expired', tokenFor('ada', NOW - 8 * 86_400_000), '[session-019]'],
  ])('removes a %s token %s', (_, stored) => {
    const { session } = start(stored);
    expect(session.getSnapshot().status).toBe('unauthenticated');
    expect(session.token()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ends when the member is answered 401 [session-010]', async () => {
    const { session } = start(tokenFor('ada', NOW));
    await session.load(failing(new ApiError('unauthorized', 'no', { status: 401 })));
    expect(localStorage.getItem('token')).toBeNull();
    expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it.each([new ApiError('server', 'no', { status: 500 }), new ApiError('network', 'no')])(
    'goes on with a placeholder member, never an administrator, after a failure of another kind ($kind) [session-011]',
    async (error) => {
      const { session } = start(tokenFor('ada', NOW));
      await session.load(failing(error));
      expect(localStorage.getItem('token')).not.toBeNull();
      expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', user: PLACEHOLDER_USER });
      expect(PLACEHOLDER_USER).toMatchObject({ id: 'placeholder', role: 'member', name: 'Member' });
    },
  );
});

describe('signing in', () => {
  it('stores the token and the member at once and says auth-ready after 100 ms [session-014] [session-004] [session-020]', async () => {
    const { session, emit } = start();
    const token = tokenFor('ada', NOW);
    const done = session.login(answering({ token, user: memberOf('ada') }), { email: 'ada@example.org', password: 'correct horse' });
    await vi.advanceTimersByTimeAsync(99);
    expect(localStorage.getItem('token')).toBe(token);
    expect(session.getSnapshot().user?.id).toBe('ada');
    expect(emit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(emit).toHaveBeenCalledExactlyOnceWith('auth-ready');
  });

  it('with a token replaces the old one and says auth-ready after 50 ms [session-015]', async () => {
    const { session, emit } = start(tokenFor('bo', NOW));
    const token = tokenFor('ada', NOW);
    const done = session.loginWithToken(answering({ user: memberOf('ada') }), token);
    expect(localStorage.getItem('token')).toBe(token);
    await vi.advanceTimersByTimeAsync(49);
    expect(emit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(emit).toHaveBeenCalledExactlyOnceWith('auth-ready');
    expect(session.getSnapshot().user?.id).toBe('ada');
  });

  it('hands a refusal to the form and changes nothing [error-066]', async () => {
    const { session } = start();
    const refused = new ApiError('unauthorized', 'E-mail or password is not right.', { status: 401 });
    await expect(session.login(failing(refused), { email: 'ada@example.org', password: 'wrong' })).rejects.toBe(refused);
    expect(session.getSnapshot().status).toBe('unauthenticated');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the end of a session', () => {
  const kept = { 'everstep:scheme': 'teal', dontShowWelcomePopup: 'true', 'everstep:persona:ada': 'luma' };
  const gone = ['token', 'savedEmail', 'user', 'gamification', 'lastApiCall', 'preferences', 'userData', 'authState'];

  it('clears all that belongs to it and goes to /login; what belongs to the device or the member stays [session-016] [session-017] [session-002]', () => {
    const { session, navigate } = start(tokenFor('ada', NOW));
    for (const key of gone.slice(1)) localStorage.setItem(`everstep:${key}`, '1');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    session.logout(answering({}));
    for (const key of gone) expect(localStorage.getItem(key === 'token' ? key : `everstep:${key}`), key).toBeNull();
    for (const [key, value] of Object.entries(kept)) expect(localStorage.getItem(key)).toBe(value);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', undefined);
  });

  it('from the account menu goes to /auth [session-001] [menu-006]', () => {
    const { session, navigate } = start(tokenFor('ada', NOW));
    session.logout(answering({}), '/auth');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth', undefined);
  });

  it('takes the drafts along when the member signs out, not when the session runs out', () => {
    const { session } = start(tokenFor('ada', NOW));
    localStorage.setItem('everstep:draft:mood:ada', 'a long day');
    session.unauthorized(session.token() ?? '');
    expect(localStorage.getItem('everstep:draft:mood:ada')).toBe('a long day');
    localStorage.setItem('token', tokenFor('ada', NOW));
    const again = start(tokenFor('ada', NOW));
    localStorage.setItem('everstep:draft:journal:bo:one', 'nothing of Ada’s');
    again.session.logout(answering({}));
    expect(localStorage.getItem('everstep:draft:mood:ada')).toBeNull();
    expect(localStorage.getItem('everstep:draft:journal:bo:one')).toBe('nothing of Ada’s');
  });

  it('after a 401 removes the token, goes to /login and keeps the path [session-012] [session-013] [session-003] [error-029]', () => {
    const token = tokenFor('ada', NOW);
    const { session, navigate } = start(token);
    session.unauthorized(token);
    expect(localStorage.getItem('token')).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { from: '/mood-tracker?from=2026-02' });
  });

  it('of somebody who is suspended leads to /login, and says so there', async () => {
    const token = tokenFor('ada', NOW);
    const { session, navigate } = start(token);
    session.unauthorized(token, 'suspended');
    await session.load(failing(new ApiError('unauthorized', 'This account is suspended.', { status: 403, code: 'suspended' })));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { from: '/mood-tracker?from=2026-02', code: 'suspended' });
    expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it('ignores a late 401 of an earlier token', () => {
    const token = tokenFor('ada', NOW);
    const { session, navigate } = start(token);
    session.unauthorized(tokenFor('ada', NOW - 1000));
    expect(localStorage.getItem('token')).toBe(token);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('that signs somebody else in has this page begin anew, and gets nothing sent in their name meanwhile', () => {
    const { session, restart, navigate } = start(tokenFor('ada', NOW));
    session.setUser(memberOf('ada'));
    const bo = tokenFor('bo', NOW);
    localStorage.setItem('token', bo);
    expect(session.token()).toBeNull();
    session.renew(tokenFor('ada', NOW));
    expect(localStorage.getItem('token')).toBe(bo);
    session.follow();
    expect(restart).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that signs out takes this page along, and its path is kept', () => {
    const { session, restart, navigate } = start(tokenFor('ada', NOW));
    session.setUser(memberOf('ada'));
    localStorage.removeItem('token');
    session.follow();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth', { from: '/mood-tracker?from=2026-02' });
    expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(restart).not.toHaveBeenCalled();
  });

  it('that renews the token, or writes something else, changes nothing here', () => {
    const { session, restart, navigate } = start(tokenFor('ada', NOW));
    const renewed = tokenFor('ada', NOW + 1000);
    localStorage.setItem('token', renewed);
    session.follow();
    expect(session.token()).toBe(renewed);
    expect([restart, navigate].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('leaves somebody at the door in peace', () => {
    const { session, restart, navigate } = start();
    localStorage.setItem('token', tokenFor('bo', NOW));
    session.follow();
    expect([restart, navigate].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
