import { useEffect, useRef } from 'react';

/** Events of the product on `window`. */
export interface ProductEvents {
  'auth-ready': undefined;
  'gamification-update': undefined;
  'xp-awarded': { xp: number; coins: number };
  'coins-spent': { amount: number; item: string };
}

export function emit<K extends keyof ProductEvents>(name: K, detail: ProductEvents[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Hears an event of the product while mounted; the newest listener is the one called. */
export function useWindowEvent(name: keyof ProductEvents, listener: (event: Event) => void): void {
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => {
    const hear = (event: Event) => newest.current(event);
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [name]);
}
