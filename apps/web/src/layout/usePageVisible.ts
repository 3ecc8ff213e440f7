import { useSyncExternalStore } from 'react';

function onChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether somebody can see the page: not in a tab behind another one, nor on a locked phone. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, () => document.visibilityState === 'visible');
