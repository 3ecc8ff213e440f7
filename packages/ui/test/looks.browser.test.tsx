import { type ColorSchemeKey, colorSchemeKeys } from '@everstep/domain';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { onEmptyBody } from './empty-body.ts';
import './emulate-media.ts';
import { sheetsOnce } from './sheets.ts';

const PHONE_WIDTH = 360;
const DESKTOP_WIDTH = 1040;
const HEIGHT = 800;

const root = document.documentElement;

/** Colours of a page without motion are those of its look at once. */
function setLook(scheme: ColorSchemeKey, mode: 'light' | 'dark'): void {
  Object.assign(root.dataset, { scheme, mode });
}

async function contrastFailures(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html.slice(0, 100)} ${node.any[0]?.message ?? ''}`));
}

// Sliders are left out: their thumb and track are pseudo-elements, whose computed style cannot be read.
const filledControls =
  'input:not([type="range"]), textarea, select, [role="switch"], [role="checkbox"], [role="radio"], [role="slider"], [role="progressbar"]';

/** Buttons and links that their fill sets apart from the text around them. */
const filledButtons = (container: ParentNode): Element[] =>
  [...container.querySelectorAll('button, a')].filter((element) => !isGround(getComputedStyle(element).backgroundColor));

/** Controls that would be nothing but their words, or nothing at all, once the system takes over all fills. */
const edgeless = (controls: readonly Element[], levels: number): string[] =>
  controls.filter((element) => isSeen(element) && !hasEdge(element, levels)).map((element) => element.outerHTML.slice(0, 120));

const isGround = (color: string): boolean => color === getComputedStyle(root).backgroundColor || /, 0\)$/.test(color);

function isSeen(element: Element): boolean {
  const style = getComputedStyle(element);
  return style.opacity !== '0' && style.clipPath === 'none' && element.getBoundingClientRect().width > 1;
}

/** A line of its own, or around the box that looks like the control, or a fill that it keeps against the system's. */
function hasEdge(element: Element, levels: number): boolean {
  const style = getComputedStyle(element);
  const isDrawn = (line: string) =>
    Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0 && style.getPropertyValue(`${line}-style`) !== 'none';
  const keepsFill = style.forcedColorAdjust === 'none' && !isGround(style.backgroundColor);
  if (isDrawn('border-block-end') || isDrawn('outline') || keepsFill) return true;
  return levels > 1 && element.parentElement !== null && hasEdge(element.parentElement, levels - 1);
}

onEmptyBody();
beforeAll(async () => {
  // Fades would be measured half-way.
  await commands.emulateMedia({ reducedMotion: 'reduce' });
});

afterEach(async () => {
  cleanup();
  root.dir = 'ltr';
  await commands.emulateMedia({ forcedColors: 'none' });
  await page.viewport(DESKTOP_WIDTH, HEIGHT);
});

/**
 * Four of the eight schemes for what pages are made of, and the other four for the next; two for a page, which puts that together, in
 * turn. That a scheme can be read at all is measured pair by pair when it is made.
 */
const schemesFor = (title: string, index: number): readonly ColorSchemeKey[] => {
  const turns = title.startsWith('Pages/') ? 4 : 2;
  return colorSchemeKeys.filter((_, scheme) => scheme % turns === index % turns);
};

describe.each(sheetsOnce.map((sheet, index) => ({ ...sheet, schemes: schemesFor(sheet.title, index) })))('$title', ({ Story, schemes }) => {
  it('can be read in its schemes, light and dark', async () => {
    render(<Story />);
    const failures: string[] = [];
    for (const scheme of schemes) {
      for (const mode of ['light', 'dark'] as const) {
        setLook(scheme, mode);
        failures.push(...(await contrastFailures()).map((failure) => `${scheme} ${mode}: ${failure}`));
      }
    }
    expect(failures).toEqual([]);
  });

  it('keeps the edges of its controls in forced colours', async () => {
    const { baseElement } = render(<Story />);
    const buttons = filledButtons(baseElement);
    await commands.emulateMedia({ forcedColors: 'active' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(edgeless([...baseElement.querySelectorAll(filledControls)], 3)).toEqual([]);
    expect(edgeless(buttons, 1)).toEqual([]);
  });

  it('fits a phone from right to left without scrolling sideways', async () => {
    await page.viewport(PHONE_WIDTH, HEIGHT);
    root.dir = 'rtl';
    render(<Story />);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });
});
