import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Table, type TableColumn, type TableProps } from './index.ts';

interface Habit {
  id: string;
  name: string;
  minutes: number;
}
const habits: Habit[] = [
  { id: 'pages', name: 'Morning pages', minutes: 20 },
  { id: 'walk', name: 'A walk', minutes: 35 },
];
const columns: TableColumn<Habit>[] = [
  { key: 'name', header: 'Habit', cell: (habit) => habit.name, sortable: true },
  { key: 'minutes', header: 'Minutes', cell: (habit) => habit.minutes, kind: 'number' },
];
const data = { caption: 'Your habits', columns, rows: habits, rowKey: (habit: Habit) => habit.id };
const draw = (props: Partial<TableProps<Habit>> = {}) => render(<Table {...data} {...props} />);
const selecting = (selected: string[], onChange = vi.fn()) => ({
  onChange,
  selection: { selected: new Set(selected), onChange, labelOf: (habit: Habit) => `Select ${habit.name}` },
});

describeConformance('Table', { element: 'table', render: (props) => <Table {...props} {...data} /> });

describe('Table', () => {
  it('is named by its caption, its rows by their first cell, its columns by their headers', () => {
    draw();
    const table = screen.getByRole('table', { name: 'Your habits' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Habit', 'Minutes']);
    expect(within(table).getByRole('row', { name: 'A walk 35' })).toBeVisible();
    expect(within(table).getByRole('rowheader', { name: 'A walk' })).toBeVisible();
  });

  it('says what every part is, since rows that are laid out as cards would otherwise be forgotten', () => {
    draw(selecting([]));
    const table = screen.getByRole('table');
    const nameless = [...table.querySelectorAll('thead, tbody, tr, th, td')].filter((element) => !element.hasAttribute('role'));
    expect(nameless).toEqual([]);
  });

  it('labels each cell for the cards', () => {
    draw();
    expect(screen.getByRole('cell', { name: '20' })).toHaveAttribute('data-label', 'Minutes');
  });

  describe('sorting', () => {
    it('says how a column is sorted and asks for the other way', async () => {
      const onSortChange = vi.fn();
      const { rerender } = draw({ sort: { column: 'name', direction: 'ascending' }, onSortChange });
      expect(screen.getByRole('columnheader', { name: 'Habit' })).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(screen.getByRole('button', { name: 'Habit' }));
      expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
      rerender(<Table {...data} sort={{ column: 'minutes', direction: 'ascending' }} onSortChange={onSortChange} />);
      expect(screen.getByRole('columnheader', { name: 'Habit' })).toHaveAttribute('aria-sort', 'none');
      await userEvent.click(screen.getByRole('button', { name: 'Habit' }));
      expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    });

    it('offers no button where a column, or the table, cannot be sorted', () => {
      const { rerender } = draw({ onSortChange: vi.fn() });
      expect(screen.getAllByRole('button')).toHaveLength(1);
      expect(screen.getByRole('columnheader', { name: 'Minutes' })).not.toHaveAttribute('aria-sort');
      rerender(<Table {...data} />);
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  describe('choosing rows', () => {
    it('adds and takes away one row, by pointer and by Space', async () => {
      const { selection, onChange } = selecting(['walk']);
      draw({ selection });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select Morning pages' }));
      expect(onChange).toHaveBeenLastCalledWith(new Set(['walk', 'pages']));
      screen.getByRole('checkbox', { name: 'Select A walk' }).focus();
      await userEvent.keyboard(' ');
      expect(onChange).toHaveBeenLastCalledWith(new Set());
    });

    it.each([
      [[], false, false],
      [['walk'], false, true],
      [['walk', 'pages'], true, false],
    ])('with %j chosen, the box of all is checked: %s, in between: %s', (selected, checked, between) => {
      draw(selecting(selected));
      const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
      expect(all.checked).toBe(checked);
      expect(all.indeterminate).toBe(between);
    });

    it('chooses all rows shown and none, and keeps those of other pages', async () => {
      const { selection, onChange } = selecting(['elsewhere', 'walk']);
      const { rerender } = draw({ selection });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      expect(onChange).toHaveBeenLastCalledWith(new Set(['elsewhere', 'walk', 'pages']));
      rerender(<Table {...data} selection={{ ...selection, selected: new Set(['elsewhere', 'walk', 'pages']) }} />);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      expect(onChange).toHaveBeenLastCalledWith(new Set(['elsewhere']));
    });

    it('mistakes no other control in a cell for its own', async () => {
      const { selection, onChange } = selecting([]);
      draw({ selection, rowActions: (habit) => <input type="checkbox" value={habit.id} aria-label={`Done ${habit.name}`} /> });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Done A walk' }));
      expect(onChange).not.toHaveBeenCalled();
    });

    it('draws only the row that changed', () => {
      const drawn = vi.fn();
      const counted: TableColumn<Habit>[] = [
        {
          key: 'name',
          header: 'Habit',
          cell: (habit) => {
            drawn(habit.id);
            return habit.name;
          },
        },
      ];
      const labelOf = (habit: Habit) => habit.name;
      const selection = { selected: new Set<string>(), onChange: vi.fn(), labelOf };
      const { rerender } = render(<Table {...data} columns={counted} selection={selection} />);
      drawn.mockClear();
      rerender(<Table {...data} columns={counted} selection={{ ...selection, selected: new Set(['walk']) }} />);
      expect(drawn.mock.calls).toEqual([['walk']]);
    });
  });

  it('draws the actions of a row under a named header', () => {
    draw({ rowActions: (habit) => <button type="button">More about {habit.name}</button> });
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More about A walk' })).toBeVisible();
  });

  describe('without rows', () => {
    it('shows outlines while loading and says so once', () => {
      draw({ rows: [], loading: true, loadingLabel: 'Loading your habits', empty: 'Nothing here yet.', skeletonRows: 3 });
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('status')).toHaveTextContent('Loading your habits');
      expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 3);
      expect(screen.queryByText('Nothing here yet.')).toBeNull();
    });

    it('shows what the empty place offers', () => {
      draw({ rows: [], empty: 'Nothing here yet.' });
      expect(screen.getByRole('cell', { name: 'Nothing here yet.' })).toHaveAttribute('colspan', '2');
    });

    it('shows the error rather than an empty place', () => {
      draw({ rows: [], empty: 'Nothing here yet.', error: 'Could not be fetched.' });
      expect(screen.getByText('Could not be fetched.')).toBeVisible();
      expect(screen.queryByText('Nothing here yet.')).toBeNull();
    });
  });

  it('keeps its rows while they are fetched again, and beside an error', () => {
    draw({ loading: true, error: 'Could not be fetched.' });
    expect(screen.getByRole('rowheader', { name: 'A walk' })).toBeVisible();
    expect(screen.getByText('Could not be fetched.')).toBeVisible();
  });
});
