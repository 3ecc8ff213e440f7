import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { ownVars, vars } from '../src/themes/contract.css.ts';
import './emulate-media.ts';
import { sheets } from './sheets.ts';

const root = document.documentElement;

const leaves = (tree: object): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** `var(--ui-color-text)` → `--ui-color-text`. */
const propertyOf = (reference: string): string => reference.slice('var('.length, -1);

/** A colour that no other token has and no designer would choose. */
const probeColor = (index: number): string => `rgb(${101 + (index % 12)}, ${7 + Math.floor(index / 12)}, 213)`;

const probe = new Map(leaves([vars.color, ownVars.color]).map((reference, index) => [propertyOf(reference), probeColor(index)]));
const known = new Set([...probe.values()]);

const colorProperties = ['color', 'background-color'] as const;
/** Lines count only where they are drawn: browsers give hidden ones colours of their own. */
const lineProperties = ['border-block-start', 'border-inline-start', 'outline'] as const;
const paintProperties = ['fill', 'stroke'] as const;
const painted = 'path, circle, rect, ellipse, line, polyline, polygon, text';

const isColorless = (value: string): boolean => value === 'none' || value === 'transparent' || /, 0\)$/.test(value);

/** Drawings may mix two tokens; the browser writes a mix as oklab(), and nothing else that way. */
const isMixed = (property: string, value: string): boolean => (property === 'fill' || property === 'stroke') && value.startsWith('oklab(');

/** Colours of an element that come from no token. Guides and members bring colours of their own as data: `data-own-colors`. */
function ownColors(element: Element): string[] {
  // Storybook's own overlays stand in the same document.
  if (element.closest('[data-own-colors], [class*="sb-"]')) return [];
  const style = getComputedStyle(element);
  const drawn = lineProperties
    .filter((line) => Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0)
    .map((line) => `${line}-color`);
  return [...colorProperties, ...drawn, ...(element.matches(painted) ? paintProperties : [])]
    .map((property) => ({ property, value: style.getPropertyValue(property) }))
    .filter(({ property, value }) => !known.has(value) && !isColorless(value) && !isMixed(property, value))
    .map(({ property, value }) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${property}: ${value}`);
}

beforeAll(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  for (const [property, color] of probe) root.style.setProperty(property, color);
});
afterEach(cleanup);
afterAll(() => {
  for (const property of probe.keys()) root.style.removeProperty(property);
});

/** The picker shows every scheme in its own colours; the door mixes its land from brand tokens, which the probe cannot tell from an own colour. */
const withOtherColours = /SchemePicker|AuthLayout|Pages\/(Sign-in|Settings (DesktopAppearance|Phone)$)/;

describe.each(sheets.filter(({ title }) => !withOtherColours.test(title)))('$title', ({ Story }) => {
  it('has no colour but the tokens', () => {
    const { baseElement } = render(<Story />);
    expect([...baseElement.querySelectorAll('*:not(style, script, track)')].flatMap(ownColors)).toEqual([]);
  });
});
