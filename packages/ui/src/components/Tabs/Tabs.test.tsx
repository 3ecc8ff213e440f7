import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './index.ts';

const tabs = [
  { value: 'profile', label: 'Profile', content: 'Your name and photo' },
  { value: 'account', label: 'Account', content: 'E-mail and password' },
  { value: 'subscription', label: 'Subscription', content: 'Your plan' },
];

describe('Tabs', () => {
  afterEach(() => {
    document.documentElement.dir = '';
  });

  it('shows the first view at first and names its panel after the tab', () => {
    render(<Tabs label="Settings" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Your name and photo');
    expect(screen.queryByText('Your plan')).toBeNull();
  });

  it('is one tab stop; arrows move on and around', async () => {
    const onValueChange = vi.fn();
    render(<Tabs label="Settings" tabs={tabs} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith('account');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
  });

  it('follows its owner', () => {
    const { rerender } = render(<Tabs label="Settings" tabs={tabs} value="profile" />);
    rerender(<Tabs label="Settings" tabs={tabs} value="subscription" />);
    expect(screen.getByRole('tabpanel', { name: 'Subscription' })).toHaveTextContent('Your plan');
  });

  it('turns its arrows round on a right-to-left page, also when the page turns later', async () => {
    render(<Tabs label="Settings" tabs={tabs} />);
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
  });
});
