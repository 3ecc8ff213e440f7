import { api, defaultDashboard } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer } from '../testing/harness.tsx';
import { memberOf, tokenFor } from '../testing/member.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { loadDashboard } from './load-dashboard.ts';

const broken = new ApiError('server', 'broken', { status: 500 });
const named = (name: string) => ({ ...defaultDashboard, user: { ...defaultDashboard.user, name, points: 40 } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('loading the dashboard', () => {
  it('is one call when the answer has everything', async () => {
    const server = fakeServer().on(api.dashboard.read, named('Ana'));
    await expect(loadDashboard(server.call, 'luma', undefined)).resolves.toEqual({ data: named('Ana'), saved: false });
    expect(server.sent(api.dashboard.read)).toEqual([{ query: { personaId: 'luma' } }]);
    expect(server.sent(api.accounts.me)).toHaveLength(0);
    expect(server.sent(api.gamification.progress)).toHaveLength(0);
  });

  it.each(['', ' ', 'User'])('looks the name up when it is %j [valid-023]', async (name) => {
    const server = fakeServer().on(api.dashboard.read, named(name));
    const { data } = await loadDashboard(server.call, 'kael', undefined);
    expect(data.user.name).toBe(memberOf('ada').name);
    expect(server.sent(api.accounts.me)).toHaveLength(1);
  });

  it('asks for the numbers elsewhere, and then elsewhere again, when it has none [progress-004]', async () => {
    // A server of another version may leave the numbers out.
    const without = { ...named('Ana'), user: { name: 'Ana' } } as never;
    const first = fakeServer()
      .on(api.dashboard.read, without)
      .on(api.gamification.progress, { points: 7, coins: 1, level: 2, nextLevelPoints: 220 });
    expect((await loadDashboard(first.call, 'kael', undefined)).data.user).toMatchObject({ points: 7, level: 2 });
    expect(first.sent(api.gamification.myProgress)).toHaveLength(0);
    const second = fakeServer()
      .on(api.dashboard.read, without)
      .on(api.gamification.progress, broken)
      .on(api.gamification.myProgress, { progress: { points: 8, coins: 1, level: 3 } });
    expect((await loadDashboard(second.call, 'kael', undefined)).data.user).toMatchObject({ points: 8, level: 3 });
  });

  it('shows a new member’s numbers when nothing answers, and says that they are saved data [error-043]', async () => {
    const server = fakeServer().on(api.accounts.me, broken);
    const { data, saved } = await loadDashboard(server.call, 'kael', undefined);
    expect(saved).toBe(true);
    expect(data.user).toEqual({ name: 'User', level: 1, points: 0, coins: 0, nextLevelPoints: 100 });
    expect(Object.values(data.stats).every((value) => value === 0)).toBe(true);
  });

  it('prefers the copy of the last visit, without further calls', async () => {
    const server = fakeServer();
    await expect(loadDashboard(server.call, 'kael', named('Ana'))).resolves.toEqual({ data: named('Ana'), saved: true });
    expect(server.sent(api.gamification.progress)).toHaveLength(0);
  });

  it('does not hide the end of a session', async () => {
    const ended = new ApiError('unauthorized', 'ended', { status: 401 });
    await expect(loadDashboard(fakeServer().on(api.dashboard.read, ended).call, 'kael', named('Ana'))).rejects.toBe(ended);
  });
});

describe('the copy on the device', () => {
  const token = (memberId: string) => tokenFor(memberId, Date.now());
  const load = (server: ReturnType<typeof fakeServer>, readToken: () => string | null) =>
    dashboardQuery(server.call, readToken, 'kael').load();

  it('is kept at each success and shown to the same member alone', async () => {
    await load(fakeServer().on(api.dashboard.read, named('Ana')), () => token('ana'));
    const away = fakeServer().on(api.accounts.me, broken);
    expect((await load(away, () => token('ana'))).data.user.name).toBe('Ana');
    expect((await load(away, () => token('bo'))).data.user.name).toBe('User');
  });

  it('is not written by an answer that comes after the sign-out', async () => {
    let now: string | null = token('ana');
    const server = fakeServer().on(api.dashboard.read, () => {
      now = null;
      return named('Ana');
    });
    await load(server, () => now);
    expect(localStorage.getItem('everstep:userData')).toBeNull();
  });

  it('is left aside when it is damaged', async () => {
    localStorage.setItem('everstep:userData', JSON.stringify({ memberId: 'ana', data: { old: true } }));
    expect((await load(fakeServer().on(api.accounts.me, broken), () => token('ana'))).data.user.name).toBe('User');
  });
});
