const INTERACTIVE_LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The element that gets focus back when a dialog closes.
 *
 * @param active the focused element at the moment of opening
 * @returns the element itself, or the trigger of the menu it stands in (the menu will be gone by then), or null when nothing had focus
 */
export function openerOf(active: Element | null): HTMLElement | null {
  const trigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Gives focus back to the opener and keeps it there for a while: on phones a late tap or a script would otherwise move focus into a
 * field below and raise the keyboard. A new key press, a new touch or a new layer ends it, for then the member has moved on.
 *
 * @param opener the element that had focus before the dialog
 * @param durationMs how long stray focus is ignored, in milliseconds
 * @returns ends the watch early
 */
export function returnFocus(opener: HTMLElement, durationMs: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();

  const onFocusIn = (event: FocusEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target === opener) return;
    if (!opener.isConnected || target?.closest(INTERACTIVE_LAYERS)) return end();
    opener.focus({ preventScroll: true });
  };

  opener.focus({ preventScroll: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('pointerdown', end, { signal, capture: true });
  document.addEventListener('keydown', end, { signal, capture: true });
  const timer = setTimeout(end, durationMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}
