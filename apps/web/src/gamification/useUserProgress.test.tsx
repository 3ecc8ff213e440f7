import { api, PROGRESS_REFRESH_MS } from '@everstep/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { progressErrorText, useUserProgress } from './useUserProgress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const numbers = { points: 30, coins: 7, level: 1, nextLevelPoints: 100, notifications: 0, messages: 0 };

function start() {
  const server = fakeServer().on(api.gamification.userProgress, numbers);
  const { session } = sessionOf();
  const hook = renderHook(useUserProgress, { wrapper: surroundings({ server, session }) });
  return { ...hook, server, session, calls: () => server.sent(api.gamification.userProgress).length };
}

describe('the numbers of the top bar', () => {
  it('are fetched 50 ms after the start [progress-001]', async () => {
    const { result, calls } = start();
    await later(49);
    expect(calls()).toBe(0);
    await later(1);
    expect(calls()).toBe(1);
    expect(result.current).toMatchObject({ progress: numbers, error: null });
  });

  it.each(['auth-ready', 'gamification-update'] as const)('are fetched 50 ms after %s [progress-002] [game-008]', async (event) => {
    const { calls } = start();
    await later(50);
    act(() => emit(event, undefined));
    await later(49);
    expect(calls()).toBe(1);
    await later(1);
    expect(calls()).toBe(2);
  });

  it('are fetched every five minutes [progress-003]', async () => {
    const { calls } = start();
    await later(50);
    await later(PROGRESS_REFRESH_MS - 51);
    expect(calls()).toBe(1);
    await later(1);
    expect(calls()).toBe(2);
    expect(PROGRESS_REFRESH_MS).toBe(300_000);
  });

  it('stay on the screen when a later fetch fails, and say why [error-041]', async () => {
    const { result, server } = start();
    await later(50);
    server.on(api.gamification.userProgress, new ApiError('network', 'no'));
    act(() => result.current.refresh());
    await later(50);
    expect(result.current).toMatchObject({ progress: numbers, error: 'Network error. Please check your connection.' });
  });

  it('need a token [error-038]', async () => {
    const { result, calls } = start();
    localStorage.removeItem('token');
    await later(50);
    expect(calls()).toBe(0);
    expect(result.current.error).toBe('Authentication required');
  });

  it('are gone after the sign-out', async () => {
    const { result, session, server } = start();
    await later(50);
    act(() => session.logout(server.call));
    expect(result.current.progress).toBeNull();
  });

  it('are no longer fetched once nobody shows them', async () => {
    const { unmount, calls, result } = start();
    await later(50);
    act(() => result.current.refresh());
    unmount();
    await later(PROGRESS_REFRESH_MS * 2);
    expect(calls()).toBe(1);
  });
});

it.each([
  [new ApiError('invalid-answer', 'x'), 'Invalid data format received', '[error-039]'],
  [new ApiError('unauthorized', 'x', { status: 401 }), 'Authentication required. Please log in again.', '[error-040]'],
  [new Error('No authentication here'), 'Authentication required. Please log in again.', '[error-040]'],
  [new ApiError('offline', 'x'), 'Network error. Please check your connection.', '[error-041]'],
  [new Error('A Network thing'), 'Network error. Please check your connection.', '[error-041]'],
  [new ApiError('server', 'x', { status: 500 }), 'Failed to load user progress data', '[error-042]'],
  ['what', 'Failed to load user progress data', '[error-042]'],
])('a failed load is told in the right words: %s → %s %s', (error, words, _id) => {
  expect(progressErrorText(error)).toBe(words);
});
