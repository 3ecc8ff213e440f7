import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readSettingsTab, SettingsView, type SettingsViewProps } from './SettingsView.tsx';

const contents = {
  profile: <p>Names</p>,
  account: <p>Address</p>,
  appearance: <p>Colours</p>,
  notifications: <p>Quiet</p>,
  privacy: <p>Consent</p>,
  data: <p>Archive</p>,
  subscription: <p>Plan</p>,
};
const show = (props: Pick<SettingsViewProps, 'tab'> & Partial<SettingsViewProps>) =>
  render(<SettingsView onTabChange={() => {}} {...contents} {...props} />);

it('shows seven tabs, one of them open, and draws no other', () => {
  show({ tab: 'account' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Account',
    'Appearance',
    'Notifications',
    'Privacy',
    'Your data',
    'Subscription',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Account');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Address');
  expect(screen.queryByText('Names')).toBeNull();
});

it('asks for another tab by its name in the address', async () => {
  const onTabChange = vi.fn();
  show({ tab: 'profile', onTabChange });
  await userEvent.click(screen.getByRole('tab', { name: 'Subscription' }));
  expect(onTabChange).toHaveBeenLastCalledWith('subscription');
});

it('takes anything else in the address for the first tab', () => {
  expect(['subscription', 'billing', '', null].map(readSettingsTab)).toEqual(['subscription', 'profile', 'profile', 'profile']);
});
