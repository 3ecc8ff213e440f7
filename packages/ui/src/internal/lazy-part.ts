import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** A component whose code is fetched when it is first wanted; once it is there it is drawn at once, everywhere. */
export interface LazyPart<Props> {
  /** Fetches the code, once; after a failure the next call tries again. Rejects when the code cannot be had. */
  readonly load: () => Promise<void>;
  readonly subscribe: (onArrival: () => void) => () => void;
  /** The component, or null before its code has arrived. */
  readonly current: () => ComponentType<Props> | null;
}

/** @param fetch imports the component's module, such as `async () => (await import('./Panel.tsx')).Panel` */
export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const arrive = async () => {
    try {
      component = await fetch();
    } catch (error) {
      coming = null;
      throw error;
    }
    for (const tell of listeners) tell();
  };
  return {
    load: () => {
      coming ??= arrive();
      return coming;
    },
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
    current: () => component,
  };
}

const nothing = () => null;

/**
 * Draws a lazy part where it is wanted. Unlike React's `lazy` it neither suspends nor breaks the page when the code cannot be had.
 *
 * @param wanted fetches the code; false leaves it where it is
 * @returns the component once its code is there, else null; always null on a server
 */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted: boolean): ComponentType<Props> | null {
  useEffect(() => {
    // Whoever wants it renders again and so tries again.
    if (wanted) part.load().catch(() => undefined);
  });
  return useSyncExternalStore<ComponentType<Props> | null>(part.subscribe, part.current, nothing);
}
