import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { Drawer } from './index.ts';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Everstep">
        <Button onClick={() => setOpen(false)}>Habits</Button>
      </Drawer>
    </>
  );
}

const openIt = async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return user;
};

describe('Drawer', () => {
  it('opens as a named dialog and keeps Tab inside [side-008]', async () => {
    const user = await openIt();
    const drawer = screen.getByRole('dialog', { name: 'Everstep' });
    for (const _ of [1, 2, 3]) {
      await user.tab();
      expect(drawer.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes on Esc and gives focus back to its button', async () => {
    const user = await openIt();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('can be closed by what is chosen in it [side-006]', async () => {
    const user = await openIt();
    await user.click(screen.getByRole('button', { name: 'Habits' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
