import '../src/styles/index.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { Text } from '../src/components/Text/index.ts';
import './emulate-media.ts';

const root = document.documentElement;

beforeEach(() => Object.assign(root.dataset, { scheme: 'grey', mode: 'light' }));
afterEach(async () => {
  cleanup();
  delete root.dataset.contrast;
  await commands.emulateMedia({ contrast: 'no-preference' });
});

/** A quiet line and a plain one on the page itself, and the same inside another scheme. */
function shown(): Record<'quiet' | 'plain' | 'innerQuiet' | 'innerPlain', string> {
  render(
    <>
      <Text tone="muted">Quiet</Text>
      <Text>Plain</Text>
      <div data-scheme="teal" data-mode="dark">
        <Text tone="muted">Quiet inside</Text>
        <Text>Plain inside</Text>
      </div>
    </>,
  );
  const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  return { quiet: colorOf('Quiet'), plain: colorOf('Plain'), innerQuiet: colorOf('Quiet inside'), innerPlain: colorOf('Plain inside') };
}

describe('high contrast', () => {
  it('is off unless somebody asks for it', () => {
    const { quiet, plain, innerQuiet, innerPlain } = shown();
    expect(quiet).not.toBe(plain);
    expect(innerQuiet).not.toBe(innerPlain);
  });

  it.each([
    ['the system asks for it', () => commands.emulateMedia({ contrast: 'more' })],
    ['the page asks for it', () => Object.assign(root.dataset, { contrast: 'more' })],
  ])('makes quiet text as strong as any when %s, also inside another look', async (_, ask) => {
    await ask();
    const { quiet, plain, innerQuiet, innerPlain } = shown();
    expect(quiet).toBe(plain);
    expect(innerQuiet).toBe(innerPlain);
    expect(innerPlain).not.toBe(plain);
  });
});
