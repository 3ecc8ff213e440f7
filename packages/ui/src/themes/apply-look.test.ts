import { afterEach, describe, expect, it, vi } from 'vitest';
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

  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'getAnimations');
  });

  it('takes a scheme of one’s own as well as the eight', () => {
    applyLook(document.documentElement, { scheme: 'sage', mode: 'light' });
    expect(document.documentElement.dataset.scheme).toBe('sage');
  });

  it('lets no colour fade to the new look, while other movement goes on', () => {
    class Transition {
      readonly finish = vi.fn();
      readonly transitionProperty: string;
      constructor(property: string) {
        this.transitionProperty = property;
      }
    }
    vi.stubGlobal('CSSTransition', Transition);
    const [ground, shadow, movement] = [new Transition('background-color'), new Transition('box-shadow'), new Transition('translate')];
    Object.assign(document, { getAnimations: () => [ground, shadow, movement] });
    applyLook(document.documentElement, { scheme: 'purple', mode: 'dark' });
    expect(ground.finish).toHaveBeenCalledOnce();
    expect(shadow.finish).toHaveBeenCalledOnce();
    expect(movement.finish).not.toHaveBeenCalled();
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
