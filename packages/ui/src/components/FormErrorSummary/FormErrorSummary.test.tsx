import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from '../TextField/index.ts';
import { type FormError, FormErrorSummary } from './index.ts';

const errors: readonly FormError[] = [
  { fieldId: 'email', message: 'Enter your e-mail address.' },
  { fieldId: 'password', message: 'Choose a longer password.' },
];

const form = (shown: readonly FormError[], attempt = 0) => (
  <form>
    <FormErrorSummary errors={shown} attempt={attempt} />
    <TextField id="email" label="E-mail" />
    <TextField id="password" label="Password" />
  </form>
);

describe('FormErrorSummary', () => {
  it('draws nothing while all is well', () => {
    render(form([]));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('lists all errors and takes focus when they appear', () => {
    const { rerender } = render(form([]));
    rerender(form(errors, 1));
    expect(screen.getByRole('region', { name: 'Please check this' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Enter your e-mail address.',
      'Choose a longer password.',
    ]);
  });

  it('asks to check nothing where no field is at fault', () => {
    render(form([{ message: 'The server did not answer.' }]));
    expect(screen.getByRole('region', { name: 'That did not work' })).toHaveTextContent('The server did not answer.');
  });

  it('takes focus again on the next attempt with the same errors', () => {
    const { rerender } = render(form(errors, 1));
    screen.getByRole('textbox', { name: 'E-mail' }).focus();
    rerender(form(errors, 2));
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('leaves focus alone while the member repairs one field after the other', () => {
    const { rerender } = render(form(errors, 1));
    screen.getByRole('textbox', { name: 'E-mail' }).focus();
    rerender(form(errors.slice(1), 1));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  });

  it('leads to the field and leaves the address as it is', async () => {
    const before = window.location.href;
    render(form(errors));
    await userEvent.click(screen.getByRole('link', { name: 'Choose a longer password.' }));
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    expect(window.location.href).toBe(before);
  });
});
