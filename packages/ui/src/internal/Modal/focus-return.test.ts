import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openerOf, returnFocus } from './focus-return.ts';

const WINDOW_MS = 1000;

function page() {
  document.body.innerHTML =
    '<button id="opener">Open</button><input id="field"><div role="dialog"><button id="inside">Inside</button></div>';
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no element ${id}`);
    return element;
  };
  return { opener: find('opener'), field: find('field'), inside: find('inside') };
}

describe('focus after a dialog has closed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('goes back to the opener and ignores stray focus for the whole window [const-021] [load-007]', () => {
    const { opener, field } = page();
    returnFocus(opener, WINDOW_MS);
    expect(document.activeElement).toBe(opener);
    vi.advanceTimersByTime(WINDOW_MS - 1);
    field.focus();
    expect(document.activeElement).toBe(opener);
  });

  it('is free again after the window [const-021]', () => {
    const { opener, field } = page();
    returnFocus(opener, WINDOW_MS);
    vi.advanceTimersByTime(WINDOW_MS);
    field.focus();
    expect(document.activeElement).toBe(field);
  });

  it.each(['pointerdown', 'keydown'])('follows the member at once after a new %s', (type) => {
    const { opener, field } = page();
    returnFocus(opener, WINDOW_MS);
    field.dispatchEvent(new Event(type, { bubbles: true }));
    field.focus();
    expect(document.activeElement).toBe(field);
  });

  it('lets the next dialog take focus', () => {
    const { opener, inside } = page();
    returnFocus(opener, WINDOW_MS);
    inside.focus();
    expect(document.activeElement).toBe(inside);
  });

  it('lets focus move when the opener has left the page', () => {
    const { opener, field } = page();
    returnFocus(opener, WINDOW_MS);
    opener.remove();
    field.focus();
    expect(document.activeElement).toBe(field);
  });
});

describe('the opener of a dialog', () => {
  it('is the focused element', () => {
    const { opener } = page();
    expect(openerOf(opener)).toBe(opener);
  });

  it('is the trigger of the menu when a menu item opened it', () => {
    document.body.innerHTML =
      '<button id="trigger">More</button><div role="menu" aria-labelledby="trigger"><div id="item" role="menuitem">Delete</div></div>';
    expect(openerOf(document.getElementById('item'))?.id).toBe('trigger');
  });

  it('is nobody when nothing had focus', () => {
    expect(openerOf(document.body)).toBeNull();
  });
});
