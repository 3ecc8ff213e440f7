import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './index.ts';

function setup(pending = false) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <ConfirmDialog
      open
      pending={pending}
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      title="Delete this entry?"
      description="Its words and photos are gone for good."
      confirmLabel="Delete entry"
    />,
  );
  return { user: userEvent.setup(), onConfirm, onOpenChange };
}

describe('ConfirmDialog', () => {
  it('asks as an alert dialog with question and consequence', () => {
    setup();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this entry?' });
    expect(dialog).toHaveAccessibleDescription('Its words and photos are gone for good.');
  });

  it('starts on the way out, so that Enter does no harm', async () => {
    const { user, onConfirm, onOpenChange } = setup();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('confirms and leaves closing to its owner', async () => {
    const { user, onConfirm, onOpenChange } = setup();
    await user.click(screen.getByRole('button', { name: 'Delete entry' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('can neither be left nor confirmed twice while it runs', async () => {
    const { user, onConfirm, onOpenChange } = setup(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Delete entry' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
