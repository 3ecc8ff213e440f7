import '../src/fonts/fonts.css.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type {} from './compare-picture.ts';
import './emulate-media.ts';
import { type Sheet, sheets } from './sheets.ts';

const WIDTH = 1040;
const DIALOG_HEIGHT = 800;
/** Sheets that share one picture: so many components of one group are compared at once. */
const SHEETS_A_PICTURE = 3;
const root = document.documentElement;

/** Stories that fill the window, by the names of their sheets: each has a picture of its own. */
const fillsWindow = /^(Pages|Chat\/ChatModal)|Dialog|Drawer|Shell|Layout|CommandPalette|Confetti/;

interface Picture {
  readonly name: string;
  readonly shown: readonly Sheet[];
  readonly window: boolean;
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function picturesOf(all: readonly Sheet[]): Picture[] {
  const windows = all.filter(({ title }) => fillsWindow.test(title)).map((sheet) => ({ name: slug(sheet.title), shown: [sheet], window: true }));
  const groups = Map.groupBy(
    all.filter(({ title }) => !fillsWindow.test(title)),
    ({ title }) => title.split('/')[0] ?? '',
  );
  const composites = [...groups].flatMap(([group, members]) =>
    Array.from({ length: Math.ceil(members.length / SHEETS_A_PICTURE) }, (_, index) => {
      const shown = members.slice(index * SHEETS_A_PICTURE, (index + 1) * SHEETS_A_PICTURE);
      const parts = shown.map(({ title }) => title.split(' ')[0]?.slice(group.length + 1) ?? '');
      return { name: slug([group, ...parts].join(' ')), shown, window: false };
    }),
  );
  return [...windows, ...composites];
}

beforeAll(async () => {
  document.body.replaceChildren();
  root.removeAttribute('style');
  root.dir = 'ltr';
  await commands.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await Promise.all(['400 15px "Figtree Variable"', '600 15px "Figtree Variable"', '600 24px "Bricolage Grotesque Variable"'].map((font) => document.fonts.load(font)));
});
afterEach(cleanup);

describe.each(picturesOf(sheets))('$name', ({ name, shown, window: fills }) => {
  it('looks as it was accepted', async () => {
    // Every second picture is dark and of another scheme, so that both are seen.
    const teal = name.length % 2 === 0;
    Object.assign(root.dataset, teal ? { scheme: 'teal', mode: 'dark' } : { scheme: 'grey', mode: 'light' });
    await page.viewport(WIDTH, DIALOG_HEIGHT);
    const { container } = render(
      <>
        {shown.map(({ title, Story }) => (
          <Story key={title} />
        ))}
      </>,
    );
    container.id = 'picture';
    if (!fills) await page.viewport(WIDTH, Math.max(DIALOG_HEIGHT, Math.ceil(container.getBoundingClientRect().height)));
    await document.fonts.ready;
    const { result, message } = await commands.comparePicture(name, fills ? 'body' : '#picture');
    if (result === 'other browser') console.warn(message);
    expect(result, message).not.toMatch(/^(changed|new)$/);
  });
});
