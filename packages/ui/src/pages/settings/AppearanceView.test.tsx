import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppearanceView } from './AppearanceView.tsx';

it('tells of each choice, and shows the one that counts', async () => {
  const [onSchemeChange, onModeChange, onCalmChange, onRemindersChange] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  render(
    <AppearanceView
      scheme="teal"
      onSchemeChange={onSchemeChange}
      mode="light"
      onModeChange={onModeChange}
      calm={false}
      onCalmChange={onCalmChange}
      reminders="off"
      onRemindersChange={onRemindersChange}
    />,
  );
  expect(screen.getByRole('radio', { name: /Teal/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Pink/ }));
  expect(onSchemeChange).toHaveBeenCalledExactlyOnceWith('pink');
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onModeChange).toHaveBeenCalledExactlyOnceWith('dark');
  await userEvent.click(screen.getByRole('switch', { name: 'Calm mode' }));
  expect(onCalmChange).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Remind me of habits on this device' }));
  expect(onRemindersChange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each(['undecided', 'denied', 'unsupported'] as const)(
  'reminds in the page where notifications are %s, says why, and can be turned off',
  async (reminders) => {
    const nothing = () => {};
    const change = vi.fn();
    render(
      <AppearanceView
        scheme="teal"
        onSchemeChange={nothing}
        mode="light"
        onModeChange={nothing}
        calm={false}
        onCalmChange={nothing}
        reminders={reminders}
        onRemindersChange={change}
      />,
    );
    const remind = screen.getByRole('switch', { name: 'Remind me of habits on this device' });
    expect(remind).toBeChecked();
    expect(remind).toHaveAccessibleDescription(/browser.*a line in Everstep says it/);
    await userEvent.click(remind);
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  },
);
