import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { ownVars, vars } from '../src/themes/contract.css.ts';
import './emulate-media.ts';
import { sheetsOnce } from './sheets.ts';

/** A colour that no designer would choose. */
const PROBE = [171, 7, 213] as const;
const probe = `rgb(${PROBE.join(', ')})`;
/** Browsers write mixes as oklab(), rounded. */
const TOLERANCE = 0.002;

const leaves = (tree: object): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** `var(--ui-color-text)` → `--ui-color-text`. */
const propertyOf = (reference: string): string => reference.slice('var('.length, -1);

/** Every token, in every scheme that is worn somewhere on the page, becomes the probe: mixes of tokens are the probe then, too, and nothing else is. */
const wornByAll = document.createElement('style');
wornByAll.textContent = `:root, [data-scheme] { ${leaves([vars.color, ownVars.color])
  .map((reference) => `${propertyOf(reference)}: ${probe} !important;`)
  .join(' ')} }`;

const channelsOf = (color: string): number[] => (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

/** The probe as a mix: `oklab(l a b)`. */
let mixed: readonly number[] = [];

/** Whether a computed colour is the probe, mixed or not, or cannot be seen. How transparent it is, is its own business. */
function isProbe(color: string): boolean {
  const [first = 0, second = 0, third = 0, alpha = 1] = channelsOf(color);
  if (alpha === 0) return true;
  const [wanted, tolerance] = color.startsWith('rgb') ? [PROBE, 0] : [mixed, TOLERANCE];
  const isKnownSpace = color.startsWith('rgb') || color.startsWith('oklab');
  return isKnownSpace && [first, second, third].every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) <= tolerance);
}

/** Colours as browsers compute them. */
const COLOR = /(?:rgba?|oklab|oklch|lab|lch|color)\([^)]*\)/g;

const properties = ['color', 'background-color', 'background-image', 'box-shadow', 'text-shadow', 'filter'] as const;
/** Lines count only where they are drawn: browsers give hidden ones colours of their own. */
const lineProperties = ['border-block-start', 'border-block-end', 'border-inline-start', 'border-inline-end', 'outline'] as const;
const paintProperties = ['fill', 'stroke'] as const;
const painted = 'path, circle, rect, ellipse, line, polyline, polygon, text';
const parts = [undefined, '::before', '::after', '::placeholder'] as const;

function colorsOf(element: Element, part: (typeof parts)[number]): string[] {
  const style = getComputedStyle(element, part);
  if ((part === '::before' || part === '::after') && style.content === 'none') return [];
  if (part === '::placeholder' && !element.matches('input, textarea')) return [];
  const drawn = lineProperties
    .filter((line) => Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0)
    .map((line) => `${line}-color`);
  const paints = element.matches('stop') ? ['stop-color'] : element.matches(painted) && !part ? paintProperties : [];
  return [...properties, ...drawn, ...paints].flatMap((property) =>
    (style.getPropertyValue(property).match(COLOR) ?? [])
      .filter((color) => !isProbe(color))
      .map((color) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part ?? ''} ${property}: ${color}`),
  );
}

/** Colours of an element that come from no token. Guides and members bring colours of their own as data: `data-own-colors`. */
function ownColors(element: Element): string[] {
  // Storybook's own overlays stand in the same document, and a select that stands in for ours in a form is never seen.
  if (element.closest('[data-own-colors], [class^="sb-"], [class*=" sb-"], select[aria-hidden]')) return [];
  return parts.flatMap((part) => colorsOf(element, part));
}

beforeAll(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  document.head.append(wornByAll);
  const mix = document.createElement('i');
  mix.style.color = `color-mix(in oklab, ${probe} 50%, ${probe})`;
  document.body.append(mix);
  mixed = channelsOf(getComputedStyle(mix).color);
  mix.remove();
});
afterEach(cleanup);
afterAll(() => wornByAll.remove());

it('tells a mix of tokens from a mix with anything else', () => {
  const element = document.createElement('i');
  document.body.append(element);
  const computed = (color: string) => {
    element.style.color = color;
    return getComputedStyle(element).color;
  };
  const token = vars.color.accent.fill;
  for (const color of [
    token,
    `color-mix(in oklab, ${token} 30%, ${vars.color.surface})`,
    `color-mix(in oklab, ${token} 12%, transparent)`,
  ]) {
    expect(isProbe(computed(color))).toBe(true);
  }
  for (const color of ['#ab07d4', 'oklab(0.5 0.1 0.1)', `color-mix(in oklab, ${token} 97%, white)`, `color-mix(in srgb, ${token}, red)`]) {
    expect(isProbe(computed(color))).toBe(false);
  }
  element.remove();
});

describe.each(sheetsOnce)('$title', ({ Story }) => {
  it('has no colour but the tokens', () => {
    const { baseElement } = render(<Story />);
    expect([...baseElement.querySelectorAll('*:not(style, script, track)')].flatMap(ownColors)).toEqual([]);
  });
});
