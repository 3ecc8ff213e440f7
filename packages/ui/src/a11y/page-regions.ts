import type { Urgency } from './LiveAnnouncer.tsx';
import { hidden } from './visually-hidden.css.ts';

const roles: Readonly<Record<Urgency, string>> = { polite: 'status', assertive: 'alert' };
const urgencies = ['polite', 'assertive'] as const;

/** The live regions of a page without a `LiveAnnouncer`, shared by all that need them. */
let regions: ReadonlyMap<Urgency, HTMLElement> | undefined;
let holders = 0;

function makeRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('span');
  region.className = hidden;
  region.setAttribute('role', roles[urgency]);
  // Said outright as well: a modal keeps only what has the attribute within reach of screen readers.
  region.setAttribute('aria-live', urgency);
  document.body.append(region);
  return region;
}

/**
 * Puts the regions into the page before there is anything to say, since screen readers miss regions that come together with their words.
 *
 * @returns lets go of them; the last holder takes them out of the page
 */
export function holdRegions(): () => void {
  holders += 1;
  regions ??= new Map(urgencies.map((urgency) => [urgency, makeRegion(urgency)]));
  return () => {
    holders -= 1;
    if (holders > 0) return;
    for (const region of regions?.values() ?? []) region.remove();
    regions = undefined;
  };
}

/** Says something in the regions; nothing while nobody holds them. */
export function sayInRegion(message: string, urgency: Urgency = 'polite'): void {
  const words = document.createElement('span');
  words.textContent = message;
  // A new element each time, so that the same words are read again.
  regions?.get(urgency)?.replaceChildren(words);
}
