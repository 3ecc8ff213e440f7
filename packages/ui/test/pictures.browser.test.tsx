import { toastList } from '../src/components/Toast/ToastRegion.tsx';
import '../src/fonts/fonts.css.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type {} from './compare-picture.ts';
import './emulate-media.ts';
import { onEmptyBody } from './empty-body.ts';
import { type Sheet, sheets } from './sheets.ts';

const WIDTH = 1040;
const PHONE_WIDTH = 390;
const DIALOG_HEIGHT = 800;
const root = document.documentElement;

/** Stories that fill the window, by the names of their sheets: each has a picture of its own. */
const fillsWindow = /^(Pages|Chat\/ChatModal)|Dialog|Drawer|Shell|Layout|CommandPalette|Confetti|BottomBar/;

/** Pages as on a phone, and the bar that only phones have. */
const phoneOnly = /-phone$|-bottombar-/;

interface Picture {
  readonly name: string;
  readonly shown: readonly Sheet[];
  readonly window: boolean;
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function picturesOf(all: readonly Sheet[]): Picture[] {
  const windows = all
    .filter(({ title }) => fillsWindow.test(title))
    .map((sheet) => ({ name: slug(sheet.title), shown: [sheet], window: true }));
  // By the first letter of their name, so that a new component changes one picture alone.
  const composites = [
    ...Map.groupBy(
      all.filter(({ title }) => !fillsWindow.test(title)),
      ({ title }) => slug(title.replace(/^(.+\/.).*$/, '$1')),
    ),
  ].map(([name, shown]) => ({ name, shown, window: false }));
  return [...windows, ...composites];
}

onEmptyBody();
beforeAll(async () => {
  root.removeAttribute('style');
  root.dir = 'ltr';
  await commands.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  // Stories before may have shown a toast, whose code comes with the first one: now it is always there.
  await toastList.load();
  await Promise.all(
    ['400 15px "Figtree Variable"', '600 15px "Figtree Variable"', '600 24px "Bricolage Grotesque Variable"'].map((font) =>
      document.fonts.load(font),
    ),
  );
});
afterEach(cleanup);

describe.each(picturesOf(sheets))('$name', ({ name, shown, window: fills }) => {
  it('looks as it was accepted', async () => {
    // Every second picture is dark and of another scheme, so that both are seen.
    const teal = name.length % 2 === 0;
    Object.assign(root.dataset, teal ? { scheme: 'teal', mode: 'dark' } : { scheme: 'grey', mode: 'light' });
    const width = phoneOnly.test(name) ? PHONE_WIDTH : WIDTH;
    await page.viewport(width, DIALOG_HEIGHT);
    const { container } = render(shown.map(({ title, Story }) => <Story key={title} />));
    container.id = 'picture';
    // A part whose code comes later would be missed: the picture would be of an empty page.
    // biome-ignore lint/performance/useDomNodeTextContent: text that is not shown makes no picture
    if (!/Confetti/i.test(name)) await expect.poll(() => document.body.innerText.trim()).not.toBe('');
    await page.viewport(width, Math.max(DIALOG_HEIGHT, Math.ceil(container.getBoundingClientRect().height)));
    await document.fonts.ready;
    const { result, message } = await commands.comparePicture(name, fills ? 'body' : '#picture');
    if (result === 'other browser') console.warn(message);
    expect(result, message).not.toMatch(/^(changed|new)$/);
  });
});
