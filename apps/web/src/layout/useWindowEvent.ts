import type { Arrival } from '@everstep/domain';
import { useEffect, useRef } from 'react';

/** A notification that has come, with what is known of it without asking. */
export interface Arrived {
  readonly id: string;
  readonly arrival?: Arrival | undefined;
}

/** Events of the product on `window`. */
export interface ProductEvents {
  'auth-ready': undefined;
  'gamification-update': undefined;
  'xp-awarded': { xp: number; coins: number };
  /** Conversations that were changed elsewhere, or that a gap in the hints may have hidden. */
  'chat-changed': { conversationIds: readonly string[] | 'all' };
  /** Something of the team's arrived, or was read elsewhere. */
  newAdminMessage: undefined;
  /** These have come, or were answered by the team. */
  'notification-arrived': { arrived: readonly Arrived[] };
  /** Read on this page, just now. */
  'notification-read': { ids: readonly string[] };
  /** The server answers again after a silence. */
  'server-reached': undefined;
  /** Another page has reached the server: the stream for all of them need not be waited for. */
  'listen-now': undefined;
  'coins-spent': { amount: number; item: string };
}

export function emit<K extends keyof ProductEvents>(name: K, detail: ProductEvents[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Hears an event of the product while mounted, with its detail; the newest listener is the one called. */
export function useWindowEvent<K extends keyof ProductEvents>(name: K, listener: (detail: ProductEvents[K]) => void): void {
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => {
    // Sent by `emit` alone, which knows the detail of each name.
    const hear = (event: Event) => newest.current((event as CustomEvent<ProductEvents[K]>).detail);
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [name]);
}
