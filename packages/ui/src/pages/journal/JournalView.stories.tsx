import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleEntries, exampleYearsAgo } from './example-journal.ts';
import { JournalView, noJournalFilter } from './JournalView.tsx';

const meta = {
  title: 'Pages/Journal',
  component: JournalView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ExampleShell current="/journals">
        <Story />
      </ExampleShell>
    ),
  ],
  args: {
    entries: exampleEntries,
    onRetry: fn(),
    more: true,
    onMore: fn(),
    filter: noJournalFilter,
    onFilterChange: fn(),
    tags: ['morning', 'thesis', 'hill', 'family'],
    pinned: exampleEntries.filter(({ pinned }) => pinned),
    onThisDay: exampleYearsAgo,
    calendar: Object.fromEntries(exampleEntries.map(({ localDate }) => [localDate, 1])),
    today: EXAMPLE_DATE,
    menu: { vault: 'shut', onSetUp: fn(), onUnlock: fn(), onLock: fn(), onChangePassphrase: fn(), onPrompts: fn(), onExport: fn() },
  },
} satisfies Meta<typeof JournalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The first visit: one line is enough. */
export const Empty: Story = { args: { entries: [], more: false, tags: [], pinned: [], onThisDay: [], calendar: {} } };

export const Loading: Story = { args: { entries: undefined } };

export const NotLoaded: Story = { args: { entries: undefined, problem: 'The server does not answer. Your journal is safe there.' } };

export const Searched: Story = {
  args: { entries: exampleEntries.slice(0, 1), more: false, filter: { q: 'stones', tag: null, date: null } },
};

export const NothingFound: Story = { args: { entries: [], more: false, filter: { q: 'volcano', tag: null, date: null } } };

export const LongTitles: Story = {
  args: {
    entries: exampleEntries.map((entry) => ({ ...entry, title: `${entry.title} ${'and what the river said about it '.repeat(4)}`.trim() })),
    tags: Array.from({ length: 18 }, (_, index) => `a tag with some words ${index + 1}`),
  },
};

/** The menu of the journal: locked entries, and the ways out. */
export const MenuByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'More for the journal' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.menu.onUnlock).toHaveBeenCalledOnce();
  },
};
