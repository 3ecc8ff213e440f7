import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives focus to what came in the place of something that had it: the browser would begin again at the top of the page.
 * @param due it came so, and is there by now; false again before the next time
 * @param find the element, once it is due
 */
export function useFocusHandover(due: boolean, find: () => HTMLElement | null | undefined): void {
  const focus = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (due) focus();
  }, [due]);
}

/**
 * Leads the keyboard on from a button that goes, by its time or by what it did: the browser would begin again at the top of the page.
 * @param isThere whether the button of that id still stands
 * @param next where one goes on from it
 * @returns what the button has to listen with
 */
export function useLeadOn(isThere: (id: string) => boolean, next: (id: string) => HTMLElement | null | undefined) {
  const at = useRef<string>(undefined);
  useEffect(() => {
    const id = at.current;
    if (id === undefined || isThere(id)) return;
    at.current = undefined;
    if (document.activeElement === document.body) next(id)?.focus();
  });
  return (id: string) => ({
    onFocus: () => {
      at.current = id;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A button that is taken away gives the focus to nothing.
      if (relatedTarget) at.current = undefined;
    },
  });
}

/** The link that leads to an address. */
export const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === address);
