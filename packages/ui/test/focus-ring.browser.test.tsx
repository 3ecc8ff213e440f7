import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { onEmptyBody } from './empty-body.ts';
import './emulate-media.ts';
import { sheetsOnce } from './sheets.ts';

// The ring of a slider lies round its thumb, a pseudo-element whose computed style cannot be read. A field that leads through a list
// shows the keyboard's place by the marked row.
const stops =
  'a[href], button, input:not([type="range"], [type="hidden"], [aria-activedescendant]), select, summary, textarea, [tabindex="0"]:not([data-radix-focus-guard])';

/** How far above a control the frame may stand that carries its ring. */
const LEVELS = 3;

/** Around the element, or around the place to press that it stretches over what stands below. */
const isRinged = (element: Element): boolean =>
  [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });

/** The control, what it stands in, and what is drawn in its stead, such as the words of a segment. */
function placesOfRing(control: Element): Element[] {
  const places = [control, ...(control.nextElementSibling ? [control.nextElementSibling] : [])];
  for (let at = control.parentElement; at && places.length < LEVELS + 2; at = at.parentElement) places.push(at);
  return places;
}

/** Controls that the keyboard reaches, but that do not show it. */
function unringed(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>(stops)]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
    .flatMap((control) => {
      control.blur();
      const before = placesOfRing(control).filter(isRinged);
      control.focus({ preventScroll: true });
      // What cannot take focus, such as what is disabled or lies under a dialog, needs no ring.
      if (!control.matches(':focus-visible')) return [];
      const drawn = placesOfRing(control).some((place) => isRinged(place) && !before.includes(place));
      control.blur();
      return drawn ? [] : [control.outerHTML.slice(0, 160)];
    });
}

onEmptyBody();
beforeAll(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  // From here on the browser takes focus for one that comes by keyboard.
  await userEvent.keyboard('{Tab}');
});
afterEach(cleanup);

describe.each(sheetsOnce)('$title', ({ Story }) => {
  it('shows where the keyboard is', () => {
    const { baseElement } = render(<Story />);
    expect(unringed(baseElement)).toEqual([]);
  });
});
