import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './index.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

function setup() {
  const onRead = vi.fn();
  const onArchive = vi.fn();
  const onDelete = vi.fn();
  render(
    <Menu trigger={<Button>Options</Button>}>
      <MenuLabel>This notice</MenuLabel>
      <MenuItem onSelect={onRead}>Mark as Read</MenuItem>
      <MenuItem onSelect={onArchive} disabled>
        Archive
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onDelete} tone="danger">
        Delete
      </MenuItem>
    </Menu>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Options' }), onRead, onArchive, onDelete };
}

describe('Menu', () => {
  it('is named after its trigger', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    expect(screen.getByRole('menu', { name: 'Options' })).toBeVisible();
  });

  it('reads from right to left where the page does', async () => {
    document.documentElement.dir = 'rtl';
    const { user, trigger } = setup();
    await user.click(trigger);
    expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  });

  it('runs the chosen action by keyboard, closes and gives focus back to its trigger', async () => {
    const { user, trigger, onRead } = setup();
    trigger.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Mark as Read' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onRead).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('skips disabled items and wraps around', async () => {
    const { user, trigger } = setup();
    trigger.focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Mark as Read' })).toHaveFocus();
  });

  it('finds an item by its first letter', async () => {
    const { user, trigger } = setup();
    trigger.focus();
    await user.keyboard('{Enter}d');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  });

  it('closes on Esc without doing anything', async () => {
    const { user, trigger, onRead, onDelete } = setup();
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onRead).not.toHaveBeenCalled();
    expect(onDelete).not.toHaveBeenCalled();
  });
});
