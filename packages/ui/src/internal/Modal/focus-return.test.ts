import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openerOf, placesOf, returnFocus, watchWishes } from './focus-return.ts';

const WINDOW_MS = 1000;

function page() {
  document.body.innerHTML =
    '<button id="opener">Open</button><button id="row">A row</button><input id="field"><div role="dialog" id="layer"><input id="inside"></div>';
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no element ${id}`);
    return element;
  };
  return { opener: find('opener'), row: find('row'), field: find('field'), inside: find('inside'), layer: find('layer') };
}

/** A phone, or a desk with a mouse. */
function pointAs(kind: 'coarse' | 'fine'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...new EventTarget(), matches: query === `(pointer: ${kind})` }) as MediaQueryList,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('focus after a dialog has closed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    pointAs('coarse');
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('goes back to the opener and, on a phone, ignores fields that take it for the whole window [const-021] [load-007]', () => {
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

  it('goes where the app puts it: to a field with a mouse, to anything else on a phone as well', () => {
    const { opener, field, row } = page();
    returnFocus(opener, WINDOW_MS);
    row.focus();
    expect(document.activeElement).toBe(row);
    pointAs('fine');
    returnFocus(opener, WINDOW_MS);
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

  it('lets the next dialog take focus, even into a field', () => {
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

describe('a wish for focus while a dialog is open', () => {
  it('is what was asked for last, outside the dialog', () => {
    pointAs('fine');
    const { row, field, inside, layer } = page();
    const end = watchWishes(layer);
    row.focus();
    field.focus();
    inside.focus();
    expect(end()).toBe(field);
  });

  it('is forgotten with the next key', () => {
    const { row, inside, layer } = page();
    const end = watchWishes(layer);
    row.focus();
    inside.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(end()).toBeNull();
  });

  it('is not what a phone’s keyboard does', () => {
    pointAs('coarse');
    const { field, layer } = page();
    const end = watchWishes(layer);
    field.focus();
    expect(end()).toBeNull();
  });
});

describe('the places for focus', () => {
  it('are the opener and what can hold focus around it', () => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><ul id="list"><li id="row" tabindex="-1"><button id="delete">Delete</button></li></ul></main>';
    expect(placesOf(document.getElementById('delete')).map(({ id }) => id)).toEqual(['delete', 'row', 'main']);
    expect(placesOf(null)).toEqual([]);
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
