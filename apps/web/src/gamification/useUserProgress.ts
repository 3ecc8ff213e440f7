import { api, PROGRESS_FETCH_WAIT_MS, PROGRESS_REFRESH_MS, type UserProgress } from '@everstep/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { useSession } from '../session/SessionProvider.tsx';

export interface UserProgressState {
  readonly progress: UserProgress | null;
  readonly error: string | null;
  readonly refresh: () => void;
}

/** The sentence for a failed load, by the words in the error. */
export function progressErrorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.kind === 'invalid-answer') return 'Invalid data format received';
    if (error.kind === 'unauthorized') return 'Authentication required. Please log in again.';
    if (error.kind === 'network' || error.kind === 'offline') return 'Network error. Please check your connection.';
  }
  const text = error instanceof Error ? error.message.toLowerCase() : '';
  if (text.includes('authentication')) return 'Authentication required. Please log in again.';
  if (text.includes('network')) return 'Network error. Please check your connection.';
  return 'Failed to load user progress data';
}

/** The numbers of the top bar: loaded 50 ms after the start, after sign-in, after every change of gamification data, and every five minutes. */
export function useUserProgress(): UserProgressState {
  const { session, call, status } = useSession();
  const [state, setState] = useState<Omit<UserProgressState, 'refresh'>>({ progress: null, error: null });

  const load = useCallback(async () => {
    if (!session.token()) return setState({ progress: null, error: 'Authentication required' });
    try {
      setState({ progress: await call(api.gamification.userProgress, {}), error: null });
    } catch (error) {
      setState((current) => ({ ...current, error: progressErrorText(error) }));
    }
  }, [session, call]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void load(), PROGRESS_FETCH_WAIT_MS);
  }, [load]);

  useEffect(() => {
    if (status === 'unauthenticated') return setState({ progress: null, error: null });
    refresh();
    const poll = setInterval(() => void load(), PROGRESS_REFRESH_MS);
    return () => {
      clearTimeout(waiting.current);
      clearInterval(poll);
    };
  }, [load, refresh, status]);
  useWindowEvent('auth-ready', refresh);
  useWindowEvent('gamification-update', refresh);
  return { ...state, refresh };
}
