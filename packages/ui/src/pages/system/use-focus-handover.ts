import { useEffect, useEffectEvent } from 'react';

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

/** The link that leads to an address. */
export const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === address);
