import { MODAL_FOCUS_WINDOW_MS } from '@everstep/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { openerOf, returnFocus } from './focus-return.ts';

/**
 * Handlers for a layer that takes focus when it opens and gives it back when it closes.
 *
 * @param initialFocus what gets focus on opening; without it the layer itself, so that its name is read and no button is armed
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const stopWatch = useRef<() => void>(undefined);
  useEffect(() => () => stopWatch.current?.(), []);

  return {
    onOpenAutoFocus: (event: Event) => {
      stopWatch.current?.();
      opener.current = openerOf(document.activeElement);
      const target = initialFocus?.current ?? event.currentTarget;
      event.preventDefault();
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) stopWatch.current = returnFocus(opener.current, MODAL_FOCUS_WINDOW_MS);
    },
  };
}
