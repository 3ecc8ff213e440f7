import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleNotificationSettings } from '../examples/example-settings.ts';
import { NotificationSettingsView, type NotificationSettingsViewProps } from './NotificationSettingsView.tsx';

/** A page that keeps what it is told. */
function Keeping({ onChange, ...props }: NotificationSettingsViewProps) {
  const [preferences, setPreferences] = useState(props.preferences);
  const keep: typeof onChange = (next) => {
    onChange(next);
    setPreferences(next);
  };
  return <NotificationSettingsView {...props} preferences={preferences} onChange={keep} />;
}

function show(preferences: NotificationSettingsViewProps['preferences'], problem?: string) {
  const [onChange, onRetry] = [vi.fn(), vi.fn()];
  const { push } = exampleNotificationSettings;
  render(<Keeping preferences={preferences} problem={problem} onChange={onChange} onRetry={onRetry} push={push} />);
  return { onChange, onRetry, user: userEvent.setup() };
}
const quiet = { from: '22:00', to: '07:00' };

it('mutes a type and lets it be heard again, leaving the rest as it is', async () => {
  const { user, onChange } = show({ mutedTypes: ['promotion'], quiet });
  await user.click(screen.getByRole('switch', { name: 'New features' }));
  expect(onChange).toHaveBeenLastCalledWith({ mutedTypes: ['promotion', 'feature'], quiet });
  await user.click(screen.getByRole('switch', { name: 'Offers' }));
  expect(onChange).toHaveBeenLastCalledWith({ mutedTypes: ['feature'], quiet });
});

it('keeps quiet hours only when asked, from a night that most people have', async () => {
  const { user, onChange } = show({ mutedTypes: [], quiet: null });
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Keep quiet hours' }));
  expect(onChange).toHaveBeenLastCalledWith({ mutedTypes: [], quiet });
});

it('hands on other hours, and says what is wrong with the same time twice', async () => {
  const { user, onChange } = show({ mutedTypes: [], quiet });
  const to = screen.getByRole('combobox', { name: /^To/ });
  await user.clear(to);
  await user.type(to, '06:30{Enter}');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ mutedTypes: [], quiet: { from: '22:00', to: '06:30' } });
  onChange.mockClear();
  await user.clear(to);
  await user.type(to, '22:00{Enter}');
  await user.tab();
  expect(screen.getByText('Choose two different times.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ quiet: { from: '22:00', to: '22:00' } }));
});

it('says when the choices could not be loaded, and tries again', async () => {
  const { user, onRetry } = show(undefined, 'The server took too long to answer. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
