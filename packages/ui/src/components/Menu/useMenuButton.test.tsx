import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart } from '../../internal/lazy-part.ts';
import { MenuItem } from './index.ts';
import { MenuLayer, type MenuLayerProps } from './MenuLayer.tsx';
import { useMenuButton } from './useMenuButton.ts';

interface ItemsProps {
  layer: Omit<MenuLayerProps, 'children'>;
  onRead: () => void;
}

function Items({ layer, onRead }: ItemsProps) {
  return (
    <MenuLayer {...layer}>
      <MenuItem onSelect={onRead}>Read</MenuItem>
      <MenuItem onSelect={() => undefined}>Keep</MenuItem>
      <MenuItem onSelect={() => undefined}>Hide</MenuItem>
    </MenuLayer>
  );
}

function Page({ part, onRead }: { part: LazyPart<ItemsProps>; onRead: () => void }) {
  const { buttonProps, Menu, layer } = useMenuButton(part);
  return (
    <>
      <button type="button" {...buttonProps}>
        Options
      </button>
      {Menu && <Menu layer={layer} onRead={onRead} />}
      <button type="button">Elsewhere</button>
    </>
  );
}

/** A page with one such menu, whose code arrives when the test says so. */
afterEach(() => document.documentElement.removeAttribute('dir'));

function setup() {
  const arrival = Promise.withResolvers<typeof Items>();
  const fetch = vi.fn(() => arrival.promise);
  const part = lazyPart<ItemsProps>(fetch);
  const onRead = vi.fn();
  const html = renderToString(<Page part={part} onRead={onRead} />);
  render(<Page part={part} onRead={onRead} />);
  const button = screen.getByRole('button', { name: 'Options' });
  return { html, button, fetch, onRead, arrive: () => arrival.resolve(Items), fail: () => arrival.reject(new Error('offline')) };
}

describe('a menu whose code comes later', () => {
  it('has a button that says what it is from the first paint on, on a server, too', () => {
    const { button, html, fetch } = setup();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(html).toContain('aria-haspopup="menu"');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is fetched when its button is pointed at or focused', () => {
    const pointedAt = setup();
    fireEvent.pointerEnter(pointedAt.button);
    expect(pointedAt.fetch).toHaveBeenCalledOnce();
  });

  it('reads from right to left where the page does', async () => {
    document.documentElement.dir = 'rtl';
    const { button, arrive } = setup();
    await userEvent.click(button);
    arrive();
    expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key "%s" as soon as it is there, with its first item focused', async (key) => {
    const { button, arrive, onRead } = setup();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    arrive();
    expect(await screen.findByRole('menu', { name: 'Options' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Read' })).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
    await userEvent.keyboard('{Enter}');
    expect(onRead).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('opens by a press, and its button stays the same element and gets the focus back on Esc', async () => {
    const { button, arrive } = setup();
    await userEvent.click(button);
    arrive();
    await screen.findByRole('menu');
    expect(screen.getByText('Options')).toBe(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Read' })).toHaveFocus());
  });

  it.each([
    ['{ArrowDown}', ['Keep', 'Hide', 'Read', 'Keep']],
    ['{ArrowUp}', ['Hide', 'Keep', 'Read', 'Hide']],
    ['{End}', ['Hide', 'Hide']],
    ['{Home}', ['Read', 'Read']],
  ])('by "%s" goes on at the other end for arrows alone', async (key, names) => {
    const { arrive } = setup();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    arrive();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Read' })).toHaveFocus());
    for (const name of names) {
      await userEvent.keyboard(key);
      expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    }
  });

  it('does not call back who has moved on before it arrived', async () => {
    const { button, arrive } = setup();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'closed'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('stays closed when its code cannot be had', async () => {
    const { button, fail, fetch } = setup();
    await userEvent.click(button);
    fail();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    fireEvent.pointerEnter(button);
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1));
  });
});
