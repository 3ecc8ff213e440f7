import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TextField } from './index.ts';

describeConformance('TextField', { element: 'input', render: (props) => <TextField {...props} label="E-mail" /> });

describe('TextField', () => {
  it('is named by its label and described by error and help', () => {
    render(<TextField label="E-mail" type="email" help="We write only when you ask." error="This address lacks an @." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('This address lacks an @. We write only when you ask.');
  });

  it('hands autoComplete, inputMode and name to the input', () => {
    render(<TextField label="E-mail" name="email" autoComplete="email" inputMode="email" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveAttribute('inputmode', 'email');
  });

  it('shows and hides a password and keeps what was typed', async () => {
    render(<TextField label="Password" type="password" autoComplete="new-password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'quiet river stones');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('quiet river stones');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not send the form when the password is shown', async () => {
    let sent = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <TextField label="Password" type="password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(sent).toBe(0);
  });
});
