import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { AccountMenu } from './index.ts';

describe('AccountMenu', () => {
  it.each([
    ['Profile', 'profile'],
    ['Account', 'account'],
    ['Settings', 'settings'],
    ['Billing & Subscription', 'billing'],
    ['Logout', 'logout'],
  ])('offers %s [menu-001] [menu-002] [menu-003] [menu-004] [menu-005]', async (label, entry) => {
    const onSelect = vi.fn();
    render(<AccountMenu name="Ada" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(entry);
  });
});
