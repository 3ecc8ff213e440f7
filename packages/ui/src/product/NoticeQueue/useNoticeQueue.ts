import { type Award, POINTS_TOAST_MS } from '@everstep/domain';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { emptyQueue, type NoticeQueueState, noticeQueue } from './queue.ts';

export interface NoticeQueue extends Pick<NoticeQueueState, 'visible' | 'levelUp'> {
  /** Queues what one award has to show. */
  readonly celebrate: (award: Award) => void;
  /** Closes the level-up dialog. */
  readonly continueJourney: () => void;
  /** Takes one notice away before its time. */
  readonly dismiss: (id: string) => void;
  /** Forgets everything, as at sign-out. */
  readonly clear: () => void;
}

/**
 * Plays award notices one after another.
 *
 * @param onRefresh called once an award's last notice is shown, so that totals can be read again
 * @param held while true nothing is in sight: what was shown and what comes waits, and goes on afterwards
 */
export function useNoticeQueue(onRefresh: () => void, held = false): NoticeQueue {
  const [state, dispatch] = useReducer(noticeQueue, emptyQueue);
  const refresh = useEffectEvent(onRefresh);
  const { playing } = state;

  useEffect(() => {
    if (held) dispatch({ type: 'hold' });
  }, [held]);
  useEffect(() => {
    if (playing === null || held) return;
    const lastMs = Math.max(...playing.map((cue) => cue.atMs));
    const timers = playing.map((cue) => setTimeout(() => dispatch({ type: 'cue', cue }), cue.atMs));
    const refreshing = setTimeout(() => refresh(), lastMs);
    const ending = setTimeout(() => dispatch({ type: 'played' }), lastMs + POINTS_TOAST_MS);
    return () => {
      for (const timer of [...timers, refreshing, ending]) clearTimeout(timer);
    };
  }, [playing, held]);

  const celebrate = useCallback((award: Award) => dispatch({ type: 'celebrate', award }), []);
  const continueJourney = useCallback(() => dispatch({ type: 'continue' }), []);
  const dismiss = useCallback((id: string) => dispatch({ type: 'hide', id }), []);
  const clear = useCallback(() => dispatch({ type: 'clear' }), []);
  // From the very frame in which something else comes first.
  const { visible, levelUp } = held ? emptyQueue : state;
  return { visible, levelUp, celebrate, continueJourney, dismiss, clear };
}
