import { useEffect } from 'react';

/** Frames in which a long list may still be drawing its way to the message; a second or more. */
const MOST_FRAMES = 90;
/** Frames in which heights that are measured on arrival may still move it, and a closing dialog its focus. */
const SETTLING_FRAMES = 12;

/**
 * Brings a message that was looked for into sight and gives it focus, so that it is read from there on. It may be drawn only when the list
 * has gone there: it is waited for, for a moment.
 */
export function useSought(scroller: HTMLElement | null, id: string | null): void {
  useEffect(() => {
    if (!scroller || id === null) return;
    let waiting = MOST_FRAMES;
    let settling = SETTLING_FRAMES;
    let frame = requestAnimationFrame(function look() {
      const message = scroller.querySelector<HTMLElement>('[data-sought]');
      if (message) {
        bringToTop(scroller, message);
        // The history that led here may close only now, and give focus back to its button.
        if (document.activeElement !== message) message.focus({ preventScroll: true });
        settling -= 1;
      } else waiting -= 1;
      if (waiting > 0 && settling > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, id]);
}

/** Moves this scroller only: `scrollIntoView` moves whatever stands around it too, and with a dialog's body its composer. */
function bringToTop(scroller: HTMLElement, message: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  // A dialog that is still opening is drawn smaller than it is.
  const scale = frame.height / scroller.offsetHeight || 1;
  const margin = Number.parseFloat(getComputedStyle(message).scrollMarginBlockStart) || 0;
  scroller.scrollTop += (message.getBoundingClientRect().top - frame.top) / scale - margin;
}
