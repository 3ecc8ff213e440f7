import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Calendar, type CalendarProps } from './index.ts';

const base = { label: 'Start day', value: null, today: '2026-03-18', locale: 'en-GB', onSelect: () => undefined } as const;

describeConformance('Calendar', { element: 'div', labelled: false, render: (props) => <Calendar {...base} {...props} /> });

function setup(changes: Partial<CalendarProps> = {}) {
  const onSelect = vi.fn();
  render(<Calendar {...base} {...changes} onSelect={onSelect} />);
  return { user: userEvent.setup(), onSelect };
}
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const focusedDate = () => document.activeElement?.getAttribute('data-date');

afterEach(() => {
  document.documentElement.dir = '';
});

describe('Calendar', () => {
  it('shows the month of today, ringed, under the names of the locale', () => {
    setup();
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Monday' })).toBeInTheDocument();
    expect(day(/^Wednesday,? 18 March 2026, today$/)).toHaveAttribute('aria-current', 'date');
    expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(31);
  });

  it('shows the month of the chosen day, and that it is chosen', () => {
    setup({ value: '2025-12-24' });
    expect(screen.getByRole('grid', { name: 'December 2025' })).toBeVisible();
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(day(/24 December/));
  });

  it('shows the month of today for a day that there is not', () => {
    setup({ value: '2026-02-30' });
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('chooses by click and by Enter', async () => {
    const { user, onSelect } = setup();
    await user.click(day(/20 March/));
    expect(onSelect).toHaveBeenLastCalledWith('2026-03-20');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('2026-03-21');
  });

  it('has one stop for Tab among its days', () => {
    setup();
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([day(/18 March/)]);
  });

  it.each([
    ['{ArrowRight}', '2026-03-19'],
    ['{ArrowLeft}', '2026-03-17'],
    ['{ArrowDown}', '2026-03-25'],
    ['{ArrowUp}', '2026-03-11'],
    ['{Home}', '2026-03-16'],
    ['{End}', '2026-03-22'],
    ['{PageDown}', '2026-04-18'],
    ['{PageUp}', '2026-02-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-03-18'],
    ['{ArrowDown}{ArrowDown}', '2026-04-01'],
  ])('goes by %s to %s and takes the focus along', async (keys, date) => {
    const { user } = setup();
    day(/18 March/).focus();
    await user.keyboard(keys);
    expect(focusedDate()).toBe(date);
  });

  it('reads the arrows from right to left where the page does', async () => {
    document.documentElement.dir = 'rtl';
    const { user } = setup();
    day(/18 March/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(focusedDate()).toBe('2026-03-19');
  });

  it('leaves keys of the browser alone', async () => {
    const { user } = setup();
    day(/18 March/).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(focusedDate()).toBe('2026-03-18');
  });

  it('pages by its buttons, keeps the focus there and says which month is asked for', async () => {
    const onMonthChange = vi.fn();
    const { user } = setup({ onMonthChange });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onMonthChange).toHaveBeenLastCalledWith('2026-04');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(screen.getByRole('grid', { name: 'April 2025' })).toBeVisible();
  });

  it('stays within its limits and says why a day beyond them cannot be chosen', async () => {
    const { user, onSelect } = setup({ min: '2026-03-10', max: '2026-04-05' });
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await user.click(day(/9 March 2026, unavailable: Choose 10 March 2026 or later/));
    expect(onSelect).not.toHaveBeenCalled();
    day(/18 March/).focus();
    await user.keyboard('{PageUp}');
    expect(focusedDate()).toBe('2026-03-10');
    await user.keyboard('{PageDown}{PageDown}');
    expect(focusedDate()).toBe('2026-04-05');
  });

  it('lets a day that is not available be reached, and shows its reason', async () => {
    const { user, onSelect } = setup({ unavailable: (date) => (date === '2026-03-19' ? 'Your coach is away.' : undefined) });
    day(/18 March/).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(day(/19 March 2026, unavailable: Your coach is away/)).toHaveFocus();
    expect(screen.getByText('Your coach is away.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('says in words what each day has', () => {
    setup({
      marks: { '2026-03-17': ['dot', 'ring'] },
      markLabels: { dot: 'Journal entry', ring: 'Mood' },
      range: { from: '2026-03-16', to: '2026-03-22', label: '7-day challenge' },
    });
    expect(day(/17 March 2026, 7-day challenge, Journal entry, Mood$/)).toBeVisible();
    expect(screen.getByText('Journal entry')).toBeVisible();
    expect(day(/^Monday,? 23 March 2026$/)).toBeVisible();
  });

  it('follows a value that is set from outside without taking the focus', () => {
    const { rerender } = render(<Calendar {...base} />);
    rerender(<Calendar {...base} value="2027-01-05" />);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
