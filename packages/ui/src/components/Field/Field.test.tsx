import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field, FieldSet } from './index.ts';

describe('Field', () => {
  it('names its control and describes it by error and help, the error first', () => {
    render(
      <Field label="Birth year" help="Four digits." error="Enter a year.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Birth year' });
    expect(input).toHaveAccessibleDescription('Enter a year. Four digits.');
    expect(input).toBeInvalid();
  });

  it('is neither invalid nor described without texts', () => {
    render(<Field label="Name">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('says that it is required in text and in the control, and keeps the name short', () => {
    render(
      <Field label="Name" required>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByText('required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });

  it('keeps the name when the label is hidden', () => {
    render(
      <Field label="Search" hideLabel>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  });
});

describe('FieldSet', () => {
  it('names and describes a group', () => {
    render(
      <FieldSet label="Remind me" help="You can change it later." error="Choose at least one.">
        <input type="checkbox" aria-label="Morning" />
      </FieldSet>,
    );
    expect(screen.getByRole('group', { name: 'Remind me' })).toHaveAccessibleDescription('Choose at least one. You can change it later.');
  });

  it('says of a choice that it is required', () => {
    render(
      <FieldSet label="Size" role="radiogroup" required>
        <input type="radio" aria-label="Small" />
      </FieldSet>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveAttribute('aria-required', 'true');
  });
});
