import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const base = { label: 'Target date', value: null, today: '2026-03-18', locale: 'en-GB', onValueChange: () => undefined } as const;

describeConformance('DatePicker', { element: 'input', render: (props) => <DatePicker {...base} {...props} /> });

function Live({ onValueChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null) => {
    onValueChange?.(next);
    setValue(next);
  };
  return <DatePicker {...props} value={value} onValueChange={change} />;
}

function setup(changes: Partial<DatePickerProps> = {}) {
  const onValueChange = vi.fn();
  render(<Live {...base} {...changes} onValueChange={onValueChange} />);
  return { user: userEvent.setup(), onValueChange, field: screen.getByRole('textbox', { name: 'Target date' }) };
}
type User = ReturnType<typeof userEvent.setup>;
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const openButton = () => screen.getByRole('button', { name: 'Open calendar' });

afterEach(() => vi.restoreAllMocks());

describe('typing into a DatePicker', () => {
  it('takes a date in the order of the locale and writes it out on leaving', async () => {
    const { user, field, onValueChange } = setup();
    expect(field).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    await user.type(field, '9/4/2026');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-04-09');
    await user.tab();
    expect(field).toHaveValue('09/04/2026');
  });

  it('completes a year of two figures on leaving, not before', async () => {
    const { user, field, onValueChange } = setup();
    await user.type(field, '9/4/27');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('2027-04-09');
  });

  it('says on leaving what a date looks like, and keeps the text', async () => {
    const { user, field } = setup({ help: 'A day you can move.' });
    await user.type(field, '31/4/2026');
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(field).toHaveValue('31/4/2026');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a date as dd/mm/yyyy, such as 18/03/2026. A day you can move.');
    await user.type(field, '{Backspace}');
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('never holds a date that is no longer in the field', async () => {
    const { user, field, onValueChange } = setup({ value: '2026-04-09' });
    await user.type(field, '{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveValue('09/04/202');
  });

  it('refuses a day beyond its limits and one that is not available, each with its reason', async () => {
    const { user, field, onValueChange } = setup({
      min: '2026-03-10',
      unavailable: (date) => (date === '2026-03-20' ? 'Your coach is away.' : undefined),
    });
    await user.type(field, '9/3/2026');
    await user.tab();
    expect(field).toHaveAccessibleDescription('Choose 10 March 2026 or later.');
    await user.clear(field);
    await user.type(field, '20/3/2026{Enter}');
    expect(field).toHaveAccessibleDescription('Your coach is away.');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows the error of its form before its own', async () => {
    const { field } = setup({ error: 'Choose a date.' });
    expect(field).toHaveAccessibleDescription('Choose a date.');
  });

  it('can be cleared, unless it is required', async () => {
    const { user, field, onValueChange } = setup({ value: '2026-04-09' });
    await user.click(screen.getByRole('button', { name: 'Clear date' }));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
    cleanup();
    setup({ value: '2026-04-09', required: true });
    expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
  });

  it('keeps its form from being sent while its text is no date', async () => {
    const { user, field } = setup();
    await user.type(field, '31/11/2026');
    expect(field).toBeInvalid();
    await user.clear(field);
    expect(field).toBeValid();
    await user.type(field, '30/11/2026');
    expect(field).toBeValid();
  });

  it('shows a value that comes from elsewhere', () => {
    const { rerender } = render(<DatePicker {...base} />);
    rerender(<DatePicker {...base} value="2026-12-24" />);
    expect(screen.getByRole('textbox')).toHaveValue('24/12/2026');
  });

  it('puts the plain date into its form', () => {
    const { container } = render(<DatePicker {...base} name="target" value="2026-12-24" />);
    expect(container.querySelector('input[name="target"]')).toHaveValue('2026-12-24');
  });
});

describe('the calendar of a DatePicker', () => {
  it('opens on the chosen day, takes the focus, and gives it back with the choice', async () => {
    const { user, field, onValueChange } = setup({ value: '2026-04-09' });
    await user.click(openButton());
    const panel = screen.getByRole('dialog', { name: 'Choose a date' });
    await waitFor(() => expect(within(panel).getByRole('button', { name: /^Thursday,? 9 April/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-04-10');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(openButton()).toHaveFocus());
    expect(field).toHaveValue('10/04/2026');
  });

  it.each([
    ['Esc', (user: User) => user.keyboard('{Escape}')],
    ['a press beside it', (user: User) => user.click(document.body)],
    ['the button for today', (user: User) => user.click(screen.getByRole('button', { name: 'Today' }))],
  ])('gives the focus back to its button after %s, however often', async (_, close) => {
    const { user, field } = setup();
    for (const open of [() => user.click(openButton()), () => user.type(field, '{ArrowDown}'), () => user.click(openButton())]) {
      await open();
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
      await close(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(openButton()).toHaveFocus());
    }
  });

  it('leaves the focus with another control that was pressed', async () => {
    const { user } = setup();
    render(<input aria-label="Reason" />);
    await user.click(openButton());
    await user.click(screen.getByRole('textbox', { name: 'Reason' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A few moments later than the button would have taken it.
    await user.keyboard('Rain');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Rain');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  it('opens by the arrow down and closes by Esc without a choice', async () => {
    const { user, field, onValueChange } = setup();
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('offers today where today can be chosen', async () => {
    const { user, onValueChange } = setup();
    await user.click(openButton());
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-18');
  });

  it('does not offer today beyond the limits', async () => {
    const { user } = setup({ min: '2026-04-01' });
    await user.click(openButton());
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  });

  it('is a sheet with the name of the field on phones', async () => {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    // Only what the hook reads of a media query is there.
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ ...listening, matches: media.includes('600') }) as unknown as MediaQueryList,
    );
    const { user, onValueChange } = setup();
    await user.click(openButton());
    const sheet = screen.getByRole('dialog', { name: 'Target date' });
    await user.click(within(sheet).getByRole('button', { name: /^Friday,? 20 March/ }));
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-20');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays shut while it is disabled', async () => {
    const { user, field } = setup({ disabled: true, value: '2026-04-09' });
    expect(field).toBeDisabled();
    await user.click(openButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
  });
});

describe('a DatePicker and its value', () => {
  it.each(['2026-02-30', 'soon', ''])('holds none for "%s", which is no day', (value) => {
    const { field } = setup({ value });
    expect(field).toHaveValue('');
  });

  it('keeps it by itself where nobody else does, and gives it to a form', async () => {
    const { container } = render(
      <form>
        <DatePicker label="Target date" name="when" today="2026-03-18" locale="en-GB" />
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Target date' }), '9/4/2026');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Target date' })).toHaveValue('09/04/2026');
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('when')).toBe('2026-04-09');
  });

  it('begins with the one it is given', () => {
    render(<DatePicker label="Target date" today="2026-03-18" locale="en-GB" defaultValue="2026-04-09" />);
    expect(screen.getByRole('textbox', { name: 'Target date' })).toHaveValue('09/04/2026');
  });
});
