import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TimePicker, type TimePickerProps } from './index.ts';

const base = { label: 'Remind me at', value: null, locale: 'en-GB', onValueChange: () => undefined } as const;

describeConformance('TimePicker', { element: 'input', render: (props) => <TimePicker {...base} {...props} /> });

function Live({ onValueChange, ...props }: TimePickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null) => {
    onValueChange?.(next);
    setValue(next);
  };
  return <TimePicker {...props} value={value} onValueChange={change} />;
}

function setup(changes: Partial<TimePickerProps> = {}) {
  const onValueChange = vi.fn();
  render(<Live {...base} {...changes} onValueChange={onValueChange} />);
  return { user: userEvent.setup(), onValueChange, field: screen.getByRole('combobox', { name: 'Remind me at' }) };
}
const activeOption = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('typing into a TimePicker', () => {
  it('takes any minute and writes it out on leaving', async () => {
    const { user, field, onValueChange } = setup();
    await user.type(field, '742');
    expect(onValueChange).toHaveBeenLastCalledWith('07:42');
    await user.tab();
    expect(field).toHaveValue('07:42');
  });

  it('reads and writes twelve hours where that is usual', async () => {
    const { user, field, onValueChange } = setup({ locale: 'en-US' });
    await user.type(field, '7.30 pm{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('19:30');
    expect(field).toHaveValue('7:30 PM');
  });

  it('says on leaving what a time looks like, and keeps the text', async () => {
    const { user, field } = setup();
    await user.type(field, '25:00');
    await user.tab();
    expect(field).toHaveValue('25:00');
    expect(field).toHaveAccessibleDescription('Enter a time as hh:mm, such as 07:30.');
  });

  it('refuses a time beyond its limits', async () => {
    const { user, field, onValueChange } = setup({ min: '06:00', max: '22:00' });
    await user.type(field, '23:15{Enter}');
    expect(field).toHaveAccessibleDescription('Choose 22:00 or earlier.');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('can be cleared, unless it is required', async () => {
    const { user, field, onValueChange } = setup({ value: '07:30' });
    await user.click(screen.getByRole('button', { name: 'Clear time' }));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveFocus();
  });

  it('puts 24 hours into its form, whatever is shown', () => {
    const { container } = render(<TimePicker {...base} locale="en-US" name="at" value="19:30" />);
    expect(screen.getByRole('combobox')).toHaveValue('7:30 PM');
    expect(container.querySelector('input[name="at"]')).toHaveValue('19:30');
  });
});

describe('the list of a TimePicker', () => {
  it('opens by an arrow on the nearest time, and the field keeps the focus', async () => {
    const { user, field, onValueChange } = setup({ value: '07:40' });
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(activeOption(field)).toBe('07:30');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('08:00');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a time for each step between the limits, and marks the chosen one', async () => {
    const { user } = setup({ value: '09:15', step: 15, min: '09:00', max: '10:00' });
    await user.click(screen.getByRole('button', { name: 'Show times' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('09:15');
  });

  it('chooses by click', async () => {
    const { user, onValueChange, field } = setup();
    await user.click(screen.getByRole('button', { name: 'Show times' }));
    await user.click(screen.getByRole('option', { name: '21:30' }));
    expect(onValueChange).toHaveBeenLastCalledWith('21:30');
    expect(field).toHaveValue('21:30');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('follows what is typed, and Enter then takes the text', async () => {
    const { user, field, onValueChange } = setup();
    await user.click(field);
    await user.keyboard('{ArrowDown}1910');
    expect(activeOption(field)).toBe('19:00');
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('19:10');
  });

  it('closes by Esc and by leaving, without a choice', async () => {
    const { user, field, onValueChange } = setup();
    await user.click(field);
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a TimePicker and its value', () => {
  it.each(['24:00', 'noon', ''])('holds none for "%s", which is no time', (value) => {
    const { field } = setup({ value });
    expect(field).toHaveValue('');
  });

  it('keeps it by itself where nobody else does, and gives it to a form', async () => {
    const { container } = render(
      <form>
        <TimePicker label="Remind me at" name="when" locale="en-GB" />
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: 'Remind me at' }), '742');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Remind me at' })).toHaveValue('07:42');
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('when')).toBe('07:42');
  });

  it('begins with the one it is given', () => {
    render(<TimePicker label="Remind me at" locale="en-GB" defaultValue="07:42" />);
    expect(screen.getByRole('combobox', { name: 'Remind me at' })).toHaveValue('07:42');
  });
});
