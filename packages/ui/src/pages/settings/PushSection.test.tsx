import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PushSection, type PushSectionProps } from './PushSection.tsx';

function show(props: Partial<PushSectionProps>) {
  const [onChange, onStop, onRetry] = [vi.fn(), vi.fn(), vi.fn()];
  render(<PushSection standing="off" busy={false} others={[]} onChange={onChange} onStop={onStop} onRetry={onRetry} {...props} />);
  return { onChange, onStop, onRetry, user: userEvent.setup() };
}
const toggle = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Notify me on this device' });

it.each([
  ['not-set-up', /not set up/],
  ['unsupported', /cannot notify you/],
  ['home-screen', /Add to Home Screen/],
  ['blocked', /allow notifications/],
] as const)('says in words why a device that is %s cannot be told, and offers no switch', (standing, words) => {
  show({ standing });
  expect(screen.getByText(words)).toBeVisible();
  expect(toggle()).toBeNull();
});

it('turns this device on and off, and says what was refused', async () => {
  const { user, onChange } = show({ failure: 'You did not allow it, so nothing has changed.' });
  expect(toggle()?.checked).toBe(false);
  expect(toggle()).toHaveAccessibleDescription(/You did not allow it/);
  await user.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('shows what is wished while the browser asks, and warns where nothing gets through', () => {
  show({ standing: 'off', busy: true });
  expect(toggle()?.checked).toBe(true);
  expect(toggle()).toHaveAccessibleDescription('Asking your browser.');
  show({ standing: 'failing' });
  expect(screen.getByText(/did not get through to this device/)).toBeVisible();
});

it('ends another device by its name', async () => {
  const others = ['Firefox on Linux', 'Safari on iPhone'].map((device, id) => ({
    id: `${id}`,
    device,
    since: 'yesterday',
    failing: false,
  }));
  const { user, onStop } = show({ others });
  await user.click(screen.getByRole('button', { name: 'Stop notifying Safari on iPhone' }));
  expect(onStop).toHaveBeenCalledExactlyOnceWith('1');
});
