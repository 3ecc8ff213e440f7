import { coarsePointer } from '../../styles/media.ts';

const INTERACTIVE_LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Fields that make a phone's keyboard rise. */
const TEXT_FIELDS =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';

/** Whether focus came to a field by itself, as on phones after a late tap. */
function isStray(target: Element): boolean {
  return target.matches(TEXT_FIELDS) && window.matchMedia(coarsePointer).matches;
}

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
 * Where focus may go back to, best first: the opener, and what stands around it and can hold focus, such as the main landmark,
 * for the opener may be gone by then.
 */
export function placesOf(opener: HTMLElement | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = opener; place; place = place.parentElement?.closest<HTMLElement>('[tabindex]') ?? null) places.push(place);
  return places;
}

/**
 * Notes where the app puts focus outside a layer that is open or about to go: the layer may pull it back, and it is given when the layer has
 * closed. The next key or touch forgets it, for then the member has gone on.
 *
 * @returns ends the watch, and answers what was noted last
 */
export function watchWishes(layer: HTMLElement): () => HTMLElement | null {
  let wish: HTMLElement | null = null;
  const stop = new AbortController();
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || layer.contains(target) || target.closest(INTERACTIVE_LAYERS)) return;
    // Guards of the layer's own, which keep Tab inside.
    if (!target.hasAttribute('data-radix-focus-guard') && !isStray(target)) wish = target;
  };
  const forget = () => {
    wish = null;
  };
  // On the window, so that a key is forgotten before the layer closes by it.
  const options = { signal: stop.signal, capture: true };
  window.addEventListener('pointerdown', forget, options);
  window.addEventListener('keydown', forget, options);
  // The layer may take focus back before it has arrived.
  window.addEventListener('focusout', (event) => note(event.relatedTarget), options);
  window.addEventListener('focusin', (event) => note(event.target), options);
  return () => {
    stop.abort();
    return wish;
  };
}

/**
 * Gives focus back and, on phones, keeps it from text fields for a while: a late tap or the keyboard would otherwise move it into one below.
 * Whatever else takes focus means it; so does a new key press, a new touch or a new layer.
 *
 * @param target usually the element that had focus before the dialog
 * @param durationMs how long stray focus is ignored, in milliseconds
 * @returns ends the watch early
 */
export function returnFocus(target: HTMLElement, durationMs: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();

  const onFocusIn = (event: FocusEvent) => {
    const taker = event.target instanceof Element ? event.target : null;
    if (taker === target) return;
    if (!taker || !target.isConnected || taker.closest(INTERACTIVE_LAYERS) || !isStray(taker)) return end();
    target.focus({ preventScroll: true });
  };

  target.focus({ preventScroll: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('pointerdown', end, { signal, capture: true });
  document.addEventListener('keydown', end, { signal, capture: true });
  const timer = setTimeout(end, durationMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}
