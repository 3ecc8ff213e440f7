import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleForm } from '../examples/example-form.ts';
import { AccountView, type AccountViewProps } from './AccountView.tsx';

const nothing = () => {};
const now = new Date('2026-11-21T09:30:00.000Z');
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:25:00.000Z',
});
const base: AccountViewProps = {
  email: 'ada@example.org',
  onResend: nothing,
  emailForm: exampleForm,
  passwordForm: exampleForm,
  sessions: [session('1', 'Firefox on Linux', true), session('2', 'Safari on iPhone', false)],
  onSessionsRetry: nothing,
  onSignOutOthers: nothing,
  now,
};
const show = (props: Partial<AccountViewProps> = {}) => render(<AccountView {...base} {...props} />);
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('AccountView', () => {
  it('has address, password and sessions; of a demo account the sessions alone', () => {
    const { unmount } = show();
    expect(sections()).toEqual(['E-mail', 'Password', 'Where you are signed in']);
    unmount();
    show({ demo: true });
    expect(screen.getByText('This is a demo account')).toBeInTheDocument();
    expect(screen.queryByLabelText(/E-mail|password/i)).toBeNull();
    expect(sections()).toEqual(['Where you are signed in']);
  });

  it('sends the link again to an address that is not confirmed, and says when that failed', async () => {
    const onResend = vi.fn();
    const { rerender } = show({ unconfirmed: 'ada@moss.example', onResend });
    expect(screen.getByText('ada@moss.example is not confirmed yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(onResend).toHaveBeenCalledOnce();
    rerender(<AccountView {...base} unconfirmed="ada@moss.example" resendProblem="Too many requests." />);
    expect(screen.getByText('Too many requests.')).toBeInTheDocument();
    rerender(<AccountView {...base} />);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('keeps the problems of one form out of the other', () => {
    const problems = [{ fieldId: 'newPassword', message: 'Use at least 10 characters.' }];
    show({ passwordForm: { ...exampleForm, problems, attempt: 1 } });
    expect(screen.getByLabelText(/New password/)).toHaveAccessibleDescription(/Use at least 10 characters\./);
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeValid();
    expect(screen.getAllByRole('link', { name: 'Use at least 10 characters.' })).toHaveLength(1);
  });

  it('lists the sessions, waits for them, and asks again after a problem', async () => {
    const [onSignOutOthers, onSessionsRetry] = [vi.fn(), vi.fn()];
    const { rerender } = show({ onSignOutOthers });
    expect(screen.getByText('Safari on iPhone')).toBeInTheDocument();
    expect(screen.getAllByText('5 min ago')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(onSignOutOthers).toHaveBeenCalledOnce();
    rerender(<AccountView {...base} sessions={undefined} />);
    expect(screen.getByText('Loading your sessions')).toBeInTheDocument();
    rerender(<AccountView {...base} sessions={undefined} sessionsProblem="No connection." onSessionsRetry={onSessionsRetry} />);
    expect(screen.getByText('No connection.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSessionsRetry).toHaveBeenCalledOnce();
  });
});
