import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const asked = () => window.matchMedia(QUERY).matches || document.documentElement.dataset.motion === 'reduced';
const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the member, or the system for them, asked for stillness. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, asked, () => false);
}
