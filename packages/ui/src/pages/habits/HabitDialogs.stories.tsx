import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { exampleForm } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { exampleCounted, exampleHabit, exampleHabitList, exampleHabits, exampleTimed } from './example-habits.ts';
import { HabitArchiveView } from './HabitArchiveView.tsx';
import { HabitDayView } from './HabitDayView.tsx';
import { HabitFormView, type HabitFormViewProps } from './HabitFormView.tsx';
import { HabitOrderView } from './HabitOrderView.tsx';
import { HabitPauseView } from './HabitPauseView.tsx';
import { HabitTimerView } from './HabitTimerView.tsx';
import { emptyHabitDraft, habitDraftOf } from './habit-draft.ts';

const nothing = fn();
const events = {
  onTick: nothing,
  onUndo: nothing,
  onSkip: nothing,
  onNote: nothing,
  onTimer: nothing,
  onEdit: nothing,
  onPause: nothing,
  onResume: nothing,
  onArchive: nothing,
  onRestore: nothing,
  onDelete: nothing,
};

/** The form as it can be tried out: what is chosen and typed stays. */
function Trying(props: HabitFormViewProps) {
  const [draft, setDraft] = useState(props.draft);
  return <HabitFormView {...props} draft={draft} onDraftChange={setDraft} />;
}

const shown = (dialog: ReactElement): Story => ({ render: () => dialog });

const meta = {
  title: 'Pages/Habit dialogs',
  component: HabitFormView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ExampleShell current="/habits">
        <Story />
      </ExampleShell>
    ),
  ],
  args: { mode: 'new', draft: emptyHabitDraft, onDraftChange: fn(), form: exampleForm, today: EXAMPLE_DATE, onClose: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof HabitFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const NewOnPhone: Story = { globals: onPhone };

/** An idea fills in the form, and shows what its kind asks for. */
export const FromAnIdea: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Ideas to begin with'));
    await userEvent.click(screen.getByRole('button', { name: 'Coffee' }));
    await expect(screen.getByRole('textbox', { name: /What do you want to do/ })).toHaveValue('Coffee');
    await expect(screen.getByRole('radio', { name: /Stay within a limit/ })).toBeChecked();
    await expect(screen.getByRole('spinbutton', { name: /How much at most/ })).toHaveValue('2');
  },
};

export const Edit: Story = { args: { mode: 'edit', draft: habitDraftOf(exampleCounted) } };

/** It is stored and its words speak of danger: people to reach, and nothing else. */
export const SavedWithHelp: Story = { args: { help: safetyCard('self_harm', 'GB') } };

/** The server says what is wrong beside each field, and once at the top. */
export const Refused: Story = {
  args: {
    draft: { ...emptyHabitDraft, kind: 'at-least', endDate: '2026-11-20' },
    form: {
      ...exampleForm,
      attempt: 1,
      problems: [
        { fieldId: 'title', message: 'This is needed.' },
        { fieldId: 'target', message: 'Say how much it is about.' },
        { fieldId: 'endDate', message: 'The last day cannot come before the first.' },
      ],
    },
  },
};

export const Saving: Story = { args: { form: { ...exampleForm, pending: true } } };

export const Pause = shown(<HabitPauseView habit={exampleHabit} today={EXAMPLE_DATE} onPause={nothing} onClose={nothing} />);

export const Order = shown(<HabitOrderView habits={exampleHabitList} onOrder={nothing} onClose={nothing} />);

export const OrderOnPhone: Story = { ...Order, globals: onPhone };

const archived = {
  ...exampleHabits,
  habits: exampleHabitList.slice(0, 2).map((each) => ({ ...each, archivedAt: '2026-10-01T09:00:00.000Z' })),
};

export const Archive = shown(<HabitArchiveView data={archived} onRetry={nothing} events={events} onClose={nothing} />);

export const ArchiveEmpty = shown(
  <HabitArchiveView data={{ ...exampleHabits, habits: [] }} onRetry={nothing} events={events} onClose={nothing} />,
);

export const Timer = shown(
  <HabitTimerView
    habit={exampleTimed}
    elapsed={245}
    running
    onStart={nothing}
    onPause={nothing}
    onSave={nothing}
    onReset={nothing}
    onClose={nothing}
  />,
);

export const TimerOnPhone: Story = { ...Timer, globals: onPhone };

export const AnotherDay = shown(
  <HabitDayView
    habit={exampleCounted}
    date="2026-11-19"
    onDateChange={nothing}
    known={{ kind: 'done', value: 14, reason: null, note: 'A long chapter.' }}
    today={EXAMPLE_DATE}
    onSave={nothing}
    onClose={nothing}
  />,
);
