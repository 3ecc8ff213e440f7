import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleText } from './example-journal.ts';
import { JournalEntryView, journalEntryStates } from './JournalEntryView.tsx';

const meta = {
  title: 'Pages/Journal entry',
  component: JournalEntryView,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: journalEntryStates } },
  render: function Written(args) {
    const [text, setText] = useState(args.text);
    return (
      <ExampleShell current="/journals">
        <JournalEntryView {...args} text={text} onTextChange={setText} />
      </ExampleShell>
    );
  },
  args: {
    state: 'open',
    onReload: fn(),
    onUnlock: fn(),
    text: exampleText,
    onTextChange: fn(),
    save: { state: 'saved', at: '12:04' },
    onRetrySave: fn(),
    localDate: EXAMPLE_DATE,
    onDateChange: fn(),
    today: EXAMPLE_DATE,
    prompt: undefined,
    tagSuggestions: ['morning', 'thesis'],
    moods: [{ id: 'calm', label: 'Good, 08:10' }],
    moodId: 'calm',
    onMoodChange: fn(),
    photos: { photos: [], onAdd: fn(), onAltChange: fn(), onRemove: fn() },
    locked: false,
    onLockedChange: fn(),
    pinned: false,
    onPinnedChange: fn(),
    onDelete: fn(),
    onExport: fn(),
    finished: false,
    onDone: fn(),
  },
} satisfies Meta<typeof JournalEntryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** A new entry begins with a question, which can be changed or put away. */
export const New: Story = {
  args: {
    text: { title: '', body: '', tags: [] },
    save: { state: 'untouched' },
    moods: [],
    moodId: null,
    prompt: {
      prompt: { id: 'gratitude-1', text: 'Who made today a little lighter, and do they know?' },
      onAnother: fn(),
      onDismiss: fn(),
    },
  },
};

/** Nothing is lost without a connection: the words stay on the device. */
export const Offline: Story = { args: { save: { state: 'offline' } } };

export const NotSaved: Story = { args: { save: { state: 'failed' } } };

export const Locked: Story = { args: { locked: true } };

export const Shut: Story = { args: { state: 'shut', locked: true } };

export const Missing: Story = { args: { state: 'missing' } };

export const NotLoaded: Story = { args: { state: 'failed', problem: 'The server does not answer.' } };

export const Loading: Story = { args: { state: 'loading' } };

/** Two devices wrote: both texts stay until the member says which. */
export const ChangedElsewhere: Story = {
  args: {
    save: { state: 'failed' },
    conflict: {
      theirs: 'I went up the path before breakfast. On the phone I only noted the fog.',
      onKeepMine: fn(),
      onTakeTheirs: fn(),
      onKeepBoth: fn(),
    },
  },
};

/** Words that speak of danger: people to reach stand above everything. */
export const Danger: Story = { args: { help: safetyCard(null, 'GB') } };
