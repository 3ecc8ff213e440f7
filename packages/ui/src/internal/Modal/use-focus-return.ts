import { MODAL_FOCUS_WINDOW_MS } from '@everstep/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { openerOf, placesOf, returnFocus, watchWishes } from './focus-return.ts';

/** An element, or what a function finds at the moment when it is needed. */
export type FinalFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null);

export interface FocusTargets {
  /** What gets focus on opening; without it the layer itself, so that its name is read and no button is armed. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets focus after closing; without it what the app gave focus to while closing, else the opener. */
  readonly finalFocus?: FinalFocus | undefined;
}

/** Handlers for a layer that takes focus when it opens and gives it back when it closes. */
export function useFocusReturn({ initialFocus, finalFocus }: FocusTargets = {}) {
  const places = useRef<readonly HTMLElement[]>([]);
  /** Times it was opened and focus has not been given back: more than one where it opened again while it closed. */
  const owed = useRef(0);
  const endWishes = useRef<() => HTMLElement | null>(() => null);
  const stopWatch = useRef<() => void>(undefined);
  useEffect(() => () => stopWatch.current?.(), []);

  return {
    onOpenAutoFocus: (event: Event) => {
      stopWatch.current?.();
      endWishes.current();
      const opener = openerOf(document.activeElement);
      // While focus is owed to an opener, nothing has it.
      if (opener || owed.current === 0) places.current = placesOf(opener);
      owed.current += 1;
      const layer = event.currentTarget;
      const target = initialFocus?.current ?? layer;
      event.preventDefault();
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      if (layer instanceof HTMLElement) endWishes.current = watchWishes(layer);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      owed.current = Math.max(0, owed.current - 1);
      if (owed.current > 0) return;
      const wish = endWishes.current();
      const chosen = typeof finalFocus === 'function' ? finalFocus() : finalFocus?.current;
      const target = [chosen, wish, ...places.current].find((place) => place?.isConnected);
      if (target) stopWatch.current = returnFocus(target, MODAL_FOCUS_WINDOW_MS);
    },
  };
}
