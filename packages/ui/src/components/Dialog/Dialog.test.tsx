import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem } from '../Menu/index.ts';
import { ToastProvider, useToast } from '../Toast/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Dialog title="New note" description="Only you can read it." {...props} open={open} onOpenChange={setOpen}>
        <input aria-label="Text" />
      </Dialog>
    </>
  );
}

function WithFirstField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onOpenChange={() => undefined} title="New note" description="Only you can read it." initialFocus={field}>
      <input aria-label="Text" ref={field} />
    </Dialog>
  );
}

function Saving({ onOpenChange }: Pick<DialogProps, 'onOpenChange'>) {
  const { showToast } = useToast();
  return (
    <Dialog open onOpenChange={onOpenChange} title="Chat" description="A talk">
      <button type="button" onClick={() => showToast({ id: 'saved', title: 'Entry saved' })}>
        Save
      </button>
    </Dialog>
  );
}

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Options</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Set a goal</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="New goal" description="One sentence is enough." />
    </>
  );
}

const openIt = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Write a note' }));
  return user;
};

describe('Dialog', () => {
  it('has its title as name and its description as description', async () => {
    render(<Example />);
    await openIt();
    expect(screen.getByRole('dialog', { name: 'New note' })).toHaveAccessibleDescription('Only you can read it.');
  });

  it('keeps name and description when its header is hidden', async () => {
    render(<Example hideHeader />);
    await openIt();
    expect(screen.getByRole('dialog', { name: 'New note' })).toHaveAccessibleDescription('Only you can read it.');
  });

  it('takes focus itself, so that no button is armed by accident', async () => {
    render(<Example />);
    await openIt();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('starts in the field it is told to', async () => {
    render(<WithFirstField />);
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  });

  it.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['its close button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives focus back to its opener [load-007]', async (_, close) => {
    render(<Example />);
    const user = await openIt();
    await close(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write a note' })).toHaveFocus());
  });

  it('gives focus back to the button of the menu that opened it', async () => {
    const user = userEvent.setup();
    render(<FromMenu />);
    await user.click(screen.getByRole('button', { name: 'Options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Set a goal' }));
    const dialog = await screen.findByRole('dialog', { name: 'New goal' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus());
  });

  it('keeps Tab inside', async () => {
    render(<Example />);
    const user = await openIt();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  it('stays open on Esc, and has no close button, when it is not dismissible', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog open onOpenChange={onOpenChange} dismissible={false} title="Saving" description="This takes a moment." />);
    await userEvent.setup().keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('closes on Esc while a toast stands above it', async () => {
    const close = vi.fn();
    render(
      <ToastProvider>
        <Saving onOpenChange={close} />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Entry saved');
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
  });
});
