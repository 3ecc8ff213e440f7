import { mediaQueries } from '@everstep/domain';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(mediaQueries.mobile);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};
const isPhone = () => window.matchMedia(mediaQueries.mobile).matches;

/** Whether the window is that of a phone, where panels beside a field have no room. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}
