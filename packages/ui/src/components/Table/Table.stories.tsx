import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, RotateCw } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Vignette } from '../../illustrations/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Chip } from '../Chip/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Table, type TableColumn, type TableProps, type TableSort, tableDensities, tablePhoneLooks } from './index.ts';

interface Habit {
  id: string;
  name: string;
  area: string;
  minutes: number;
  since: string;
  done: number;
}

const habits: Habit[] = [
  { id: 'pages', name: 'Morning pages', area: 'Mind', minutes: 20, since: '3 March', done: 212 },
  { id: 'walk', name: 'A walk before lunch', area: 'Body', minutes: 35, since: '18 May', done: 131 },
  { id: 'breath', name: 'Ten quiet breaths', area: 'Calm', minutes: 3, since: '1 June', done: 1048 },
  { id: 'call', name: 'Call somebody', area: 'People', minutes: 15, since: '9 August', done: 14 },
];

const columns: TableColumn<Habit>[] = [
  { key: 'name', header: 'Habit', cell: (habit) => habit.name, sortable: true },
  { key: 'area', header: 'Area', cell: (habit) => <Chip tone="neutral">{habit.area}</Chip> },
  { key: 'since', header: 'Since', cell: (habit) => habit.since, noWrap: true },
  { key: 'minutes', header: 'Minutes', cell: (habit) => habit.minutes, kind: 'number', sortable: true },
  { key: 'done', header: 'Times done', cell: (habit) => habit.done.toLocaleString('en-GB'), kind: 'number', sortable: true },
];
const actions = (habit: Habit) => <IconButton label={`More about ${habit.name}`} icon={<Ellipsis />} size="small" />;

const meta = {
  title: 'Components/Table',
  // The type parameter is that of the stories' rows.
  component: Table as ComponentType<TableProps<Habit>>,
  args: { caption: 'Your habits', columns, rows: habits, rowKey: (habit) => habit.id },
  argTypes: {
    density: { control: 'select', options: tableDensities },
    phone: { control: 'select', options: tablePhoneLooks },
    columns: { control: false },
    rows: { control: false },
  },
} satisfies Meta<ComponentType<TableProps<Habit>>>;
export default meta;
type Story = StoryObj<typeof meta>;

const byColumn: Record<string, (a: Habit, b: Habit) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  minutes: (a, b) => a.minutes - b.minutes,
  done: (a, b) => a.done - b.done,
};

/** Keeps order and selection, as a page would. */
function WorkedIn(props: TableProps<Habit>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['walk']));
  const rows = useMemo(() => {
    const sorted = props.rows.toSorted(byColumn[sort.column]);
    return sort.direction === 'ascending' ? sorted : sorted.reverse();
  }, [props.rows, sort]);
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      selection={{ selected, onChange: setSelected, labelOf: (habit) => `Select ${habit.name}` }}
      rowActions={actions}
    />
  );
}

/** Sorts, chooses, and has something to do with each row. */
export const Default: Story = { render: (args) => <WorkedIn {...args} /> };
export const Plain: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <Card>
        <WorkedIn {...args} caption="With everything" />
      </Card>
      <Table {...args} caption="Only to be read" />
      <WorkedIn {...args} caption="Dense" density="dense" />
      <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
        <Card>
          <WorkedIn {...args} caption="In a narrow place" />
        </Card>
      </div>
    </Stack>
  ),
};

export const Dense: Story = { args: { density: 'dense' }, render: (args) => <WorkedIn {...args} /> };
export const Loading: Story = { args: { rows: [], loading: true, loadingLabel: 'Loading your habits' } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No habits yet" illustration={<Vignette scene="cairn" />} action={<Button>Plant a habit</Button>}>
        Nothing here yet. Plant one small habit.
      </EmptyState>
    ),
  },
};
export const WithError: Story = {
  args: {
    rows: [],
    error: (
      <Banner
        tone="danger"
        live="assertive"
        actions={
          <Button tone="outline" size="small" icon={<RotateCw />}>
            Try again
          </Button>
        }
      >
        Your habits could not be fetched. Nothing is lost.
      </Banner>
    ),
  },
};

const many: Habit[] = Array.from({ length: 1000 }, (_, index) => {
  const habit = habits[index % habits.length];
  return {
    id: `${index}`,
    name: `${habit?.name}, week ${index + 1}`,
    area: habit?.area ?? '',
    minutes: index % 60,
    since: '3 March',
    done: index * 7,
  };
});
/** A thousand rows; the headers stay in sight. */
export const ThousandRows: Story = {
  args: { rows: many, stickyHeader: true, density: 'dense' },
  render: (args) => <WorkedIn {...args} />,
  // What axe says of one row it says of all; a thousand take it half a minute.
  parameters: { a11y: { test: 'off' } },
};

const wide: TableColumn<Habit>[] = [
  ...columns,
  ...['Spring', 'Summer', 'Autumn', 'Winter', 'Best month', 'Best weekday', 'Longest run'].map(
    (header): TableColumn<Habit> => ({ key: header, header, cell: (habit) => `${habit.done} times`, noWrap: true }),
  ),
];
/** On a phone as few lines as there can be. */
export const Lines: Story = {
  args: { phone: 'lines' },
  render: (args) => <WorkedIn {...args} />,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** Too wide for any phone: a named region that the keyboard scrolls. */
export const Wide: Story = { args: { columns: wide, phone: 'scroll' } };

export const LongText: Story = {
  render: (args) => (
    <WorkedIn
      {...args}
      rows={[
        {
          id: 'long',
          name: 'Write one page of the thesis on the mosses of the northern valleys before the first coffee, and then go outside',
          area: 'Laubmooswachstumsbeobachtung',
          minutes: 12345,
          since: 'The first dry morning after three weeks of rain',
          done: 1234567,
        },
        ...habits,
      ]}
    />
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: (args) => <WorkedIn {...args} /> };

/** Sorts and chooses by keyboard. */
export const Keyboard: Story = {
  render: (args) => <WorkedIn {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Morning pages' })).toBeChecked();
    canvas.getByRole('button', { name: 'Minutes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Minutes' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ten quiet breaths');
  },
};
