import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';
import { localNumber } from './local-number.ts';
import { stepBy } from './number-range.ts';

describeConformance('NumberField', { element: 'input', render: (props) => <NumberField {...props} label="Target" /> });

function Owned() {
  const [value, setValue] = useState<number | null>(7);
  return (
    <>
      <NumberField label="Target" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(3)}>
        Three
      </button>
    </>
  );
}

function setup(props: Partial<NumberFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<NumberField label="Target" locale="en-GB" onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange, box: screen.getByRole('spinbutton', { name: 'Target' }) };
}

describe('a number as people write it', () => {
  it.each([
    ['en-GB', '1,234.5', 1234.5],
    ['en-GB', '1,5', 1.5],
    ['en-GB', '1,500', 1500],
    ['de-DE', '1.234,5', 1234.5],
    ['de-DE', '1.5', 1.5],
    ['de-DE', '1.500', 1500],
    ['de-CH', '1’234.5', 1234.5],
    ['fr-FR', '1 234,5', 1234.5],
    ['sv-SE', '−12', -12],
    ['ar-EG', '١٢٫٥', 12.5],
    ['en-GB', '.5', 0.5],
    ['en-GB', ' 7 ', 7],
    ['en-GB', '', null],
    ['en-GB', 'seven', Number.NaN],
    ['en-GB', '1e3', Number.NaN],
    ['en-GB', '1.2.3', Number.NaN],
    ['en-GB', '1,2,3', Number.NaN],
  ])('in %s, %j is %d', (locale, text, expected) => {
    expect(localNumber(locale).parse(text)).toBe(expected);
  });

  it.each(['en-GB', 'de-DE', 'fr-FR', 'ar-EG', 'hi-IN', 'de-CH'])('is read in %s as it is written there', (locale) => {
    const { parse, format } = localNumber(locale);
    for (const value of [0, -1, 12.5, 1234567.25, 0.001]) expect(parse(format(value))).toBe(value);
  });
});

describe('a step', () => {
  it.each([
    [null, 1, { step: 1 }, 0],
    [null, 1, { step: 1, min: 5 }, 5],
    [5, -1, { step: 1, min: 5 }, 5],
    [0.1, 2, { step: 0.1 }, 0.3],
    [7, 1, { step: 5 }, 10],
    [7, -1, { step: 5 }, 5],
    [3, 1, { step: 5, min: 1 }, 6],
    [118, 10, { step: 1, max: 120 }, 120],
  ])('from %j by %i in %j leads to %d', (value, steps, range, expected) => {
    expect(stepBy(value, steps, range)).toBe(expected);
  });
});

describe('NumberField', () => {
  it('is a spinbutton that says number, unit and ends', () => {
    const { box } = setup({ defaultValue: 20, min: 1, max: 120, unit: 'minutes' });
    expect(box).toHaveAttribute('aria-valuenow', '20');
    expect(box).toHaveAttribute('aria-valuetext', '20 minutes');
    expect(box).toHaveAttribute('aria-valuemin', '1');
    expect(box).toHaveAttribute('aria-valuemax', '120');
  });

  it('tells a typed number once it is settled, by leaving or by Enter', async () => {
    const { user, box, onValueChange } = setup();
    await user.type(box, '12');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(12);
    await user.type(box, '3');
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(123);
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('brings what was typed into the range', async () => {
    const { user, box, onValueChange } = setup({ min: 5, max: 60 });
    await user.type(box, '500');
    await user.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(60);
    expect(box).toHaveValue('60');
  });

  it('keeps what is no number, says so on leaving, and counts it as none', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: 7, help: 'Any will do.' });
    await user.clear(box);
    await user.type(box, 'seven');
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(box).toHaveValue('seven');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Write a number. Any will do.');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    await user.clear(box);
    await user.type(box, '8');
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(8);
    expect(box).toHaveAccessibleDescription('Any will do.');
  });

  it('keeps what is no number while its owner keeps the value', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    const box = screen.getByRole('spinbutton');
    await user.clear(box);
    await user.type(box, '7 or 8{Enter}');
    expect(box).toHaveValue('7 or 8');
    expect(box).toHaveAccessibleDescription('Write a number.');
    await user.click(screen.getByRole('button', { name: 'Three' }));
    expect(box).toHaveValue('3');
    expect(box).toBeValid();
  });

  it('keeps its form from being sent while its text is no number', async () => {
    const { user, box } = setup({ defaultValue: 7 });
    await user.type(box, ' times');
    expect(box).toBeInvalid();
    await user.clear(box);
    expect(box).toBeValid();
  });

  it('can be emptied', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: 7 });
    await user.clear(box);
    await user.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(box).not.toHaveAttribute('aria-valuenow');
  });

  it('steps by its buttons, which are no stops of the keyboard, up to its ends', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: 6, min: 1, max: 7 });
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7);
    expect(more).toBeDisabled();
    expect(more).toHaveAttribute('tabindex', '-1');
    await user.click(screen.getByRole('button', { name: 'Less' }));
    expect(box).toHaveValue('6');
  });

  it('steps on from what is typed', async () => {
    const { user, box } = setup();
    await user.type(box, '41{ArrowUp}');
    expect(box).toHaveValue('42');
  });

  it('is not changed by the wheel', () => {
    const { box, onValueChange } = setup({ defaultValue: 7 });
    box.focus();
    fireEvent.wheel(box, { deltaY: -100 });
    expect(box).toHaveValue('7');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('changes nothing while it is read only', async () => {
    const { user, box } = setup({ defaultValue: 7, readOnly: true });
    box.focus();
    await user.keyboard('{ArrowUp}');
    expect(box).toHaveValue('7');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  });

  it('gives a form the plain number, however it is written', async () => {
    const { container } = render(
      <form>
        <NumberField label="Distance" name="km" locale="de-DE" defaultValue={1234.5} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('km')).toBe('1234.5');
  });

  it('counts what is no number as none, and goes on from there', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: Number.NaN, min: 1 });
    expect(box).toHaveValue('');
    box.focus();
    await user.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('follows its owner', () => {
    const { rerender } = render(<NumberField label="Target" value={1} />);
    rerender(<NumberField label="Target" value={2} />);
    expect(screen.getByRole('spinbutton')).toHaveValue('2');
  });
});
