import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { SessionList } from './index.ts';

const own = { id: '1', device: 'Firefox on Linux', lastSeen: 'Active now', current: true };

it('marks this device and ends the others', async () => {
  const onSignOutOthers = vi.fn();
  render(
    <SessionList sessions={[own, { ...own, id: '2', device: 'Safari on iPhone', current: false }]} onSignOutOthers={onSignOutOthers} />,
  );
  expect(screen.getAllByText('This device')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(onSignOutOthers).toHaveBeenCalledTimes(1);
});

it('offers nothing to end when there is only this one', () => {
  render(<SessionList sessions={[own]} onSignOutOthers={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
