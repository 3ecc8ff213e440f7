import { useSyncExternalStore } from 'react';
import { emit } from '../layout/useWindowEvent.ts';

/** Answers of what stands before a server that is away. */
const FROM_BEFORE_IT: readonly number[] = [502, 503, 504];

let isAway = false;
const listeners = new Set<() => void>();

/**
 * Notes whether the server has answered a request; once it does so again after a silence, the page is told.
 * @param status that of the answer; undefined without one
 */
export function noteAnswer(status: number | undefined): void {
  const wasAway = isAway;
  isAway = status === undefined || FROM_BEFORE_IT.includes(status);
  if (isAway === wasAway) return;
  for (const listener of listeners) listener();
  if (wasAway) emit('server-reached', undefined);
}

/** Whether the last request to the server stayed without an answer. */
export const useServerAway = (): boolean => useSyncExternalStore(watch, () => isAway);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
