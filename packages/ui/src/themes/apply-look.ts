/** Modes that a member may choose. */
export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** Reads a stored mode; anything unknown gives `system`. */
export function readColorMode(stored: unknown): ColorMode {
  return colorModes.find((mode) => mode === stored) ?? 'system';
}

/**
 * Switches the page to a scheme and mode, without rendering anything again, and recolours the browser's own bars.
 *
 * @param root the `<html>` element
 * @param look the key of one of the eight schemes, or of one of your own
 */
export function applyLook(root: HTMLElement, look: { scheme: string; mode: ColorMode }): void {
  root.dataset.scheme = look.scheme;
  root.dataset.mode = look.mode;
  endColorFades(root.ownerDocument);
  const meta = root.ownerDocument.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(root).backgroundColor;
}

/** A new look is there at once: fading on every control would cost a frame after the other, and show the page in pieces. */
function endColorFades(page: Document): void {
  // Asking for them computes the new colours, which is what starts the fades. Simulated pages have none to ask for.
  for (const animation of page.getAnimations?.() ?? []) {
    if (animation instanceof CSSTransition && /color|fill|stroke|shadow/.test(animation.transitionProperty)) animation.finish();
  }
}
