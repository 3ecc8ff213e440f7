import { describe, expect, it } from 'vitest';
import { applyLook, readColorMode } from './apply-look.ts';

describe('applyLook', () => {
  it('switches scheme and mode on the root, and hands the page colour to the browser bars', () => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
    const root = document.documentElement;
    root.style.backgroundColor = 'rgb(1, 2, 3)';
    applyLook(root, { scheme: 'teal', mode: 'dark' });
    expect(root.dataset).toMatchObject({ scheme: 'teal', mode: 'dark' });
    expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe('rgb(1, 2, 3)');
    root.style.backgroundColor = '';
  });
});

describe('readColorMode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['sepia', 'system'],
    [null, 'system'],
  ])('reads %j as %s', (stored, mode) => {
    expect(readColorMode(stored)).toBe(mode);
  });
});
