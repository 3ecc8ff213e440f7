import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleForm } from '../examples/example-form.ts';
import type { FormState } from '../form-state.ts';
import { DoorView } from './DoorView.tsx';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { LoginView } from './LoginView.tsx';
import { RegisterView } from './RegisterView.tsx';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { VerifyEmailView } from './VerifyEmailView.tsx';

const registration = ['firstName', 'lastName', 'email', 'password', 'birthMonth', 'birthYear'];

const forms: [view: string, draw: (form: FormState) => React.ReactNode, button: string, fields: readonly string[]][] = [
  ['the door', (form) => <DoorView {...form} onDemo={() => undefined} />, 'Sign in', ['email', 'password']],
  ['sign-in', (form) => <LoginView {...form} />, 'Sign in', ['email', 'password']],
  ['registration', (form) => <RegisterView {...form} />, 'Create account', registration],
  ['a forgotten password', (form) => <ForgotPasswordView {...form} />, 'Send the link', ['email']],
  ['a new password', (form) => <ResetPasswordView {...form} state="form" />, 'Set password', ['newPassword']],
];

it.each(forms)('%s shows that it is being sent', (_, draw, button) => {
  const { rerender } = render(draw(exampleForm));
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
  rerender(draw({ ...exampleForm, pending: true }));
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
});

it.each(forms)('%s marks each field that was refused, and takes the focus to the summary each time', (_, draw, __, fields) => {
  const problems = fields.map((fieldId) => ({ fieldId, message: `About ${fieldId}.` }));
  const { rerender } = render(draw({ ...exampleForm, problems, attempt: 1 }));
  for (const field of fields) {
    const control = document.getElementById(field);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(`About ${field}.`));
    control?.focus();
  }
  rerender(draw({ ...exampleForm, problems, attempt: 2 }));
  expect(screen.getByRole('region', { name: 'Please check this' })).toHaveFocus();
});

it('shows that an address is being confirmed', () => {
  const onConfirm = vi.fn();
  const { rerender } = render(<VerifyEmailView onConfirm={onConfirm} />);
  screen.getByRole('button', { name: 'Confirm' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(<VerifyEmailView onConfirm={onConfirm} pending />);
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
});
