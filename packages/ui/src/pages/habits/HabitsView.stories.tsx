import type { Habits } from '@everstep/domain';
import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../components/Toast/index.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleHabitEvents } from './example-habit-events.ts';
import { exampleAllDone, exampleHabits, exampleLongHabits, exampleManyHabits } from './example-habits.ts';
import { HabitsView, type HabitsViewProps } from './HabitsView.tsx';

const emptyHabits: Habits = { ...exampleHabits, habits: [] };

/** A server that takes no tick: it is as it was, and says why. */
function Refusing(props: HabitsViewProps) {
  const { showToast } = useToast();
  const onTick = () =>
    showToast({
      id: 'tick',
      tone: 'danger',
      title: '“Morning pages” could not be saved',
      description: 'Network error. Please check your connection.',
    });
  return <HabitsView {...props} events={{ ...exampleHabitEvents, onTick }} />;
}

const meta = {
  title: 'Pages/Habits',
  component: HabitsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ExampleShell current="/habits">
        <Story />
      </ExampleShell>
    ),
  ],
  args: {
    data: exampleHabits,
    problem: undefined,
    onRetry: fn(),
    events: exampleHabitEvents,
    onNew: fn(),
    onArrange: fn(),
    onArchive: fn(),
    suggestions: { onPlant: fn() },
    help: undefined,
  },
} satisfies Meta<typeof HabitsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The first visit: small habits to plant as they are. */
export const Empty: Story = { args: { data: emptyHabits } };

export const EmptyOnPhone: Story = { args: { data: emptyHabits }, globals: onPhone };

export const Planting: Story = { args: { data: emptyHabits, suggestions: { onPlant: fn(), planting: 'Make the bed' } } };

/** The first one stands; the others are still a tap away. */
export const FirstPlanted: Story = { args: { data: { ...exampleHabits, habits: exampleHabits.habits.slice(0, 1) } }, globals: onPhone };

export const AllDone: Story = { args: { data: exampleAllDone } };

export const Loading: Story = { args: { data: undefined } };

export const NotLoaded: Story = { args: { data: undefined, problem: 'The server does not answer. Your habits are safe there.' } };

export const LongTexts: Story = { args: { data: exampleLongHabits } };

/** As many as a member can have. */
export const TwoHundred: Story = { args: { data: exampleManyHabits } };

/** One tap on a phone, once the page is open. */
export const Ticking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Morning pages, done today' }));
    await expect(args.events.onTick).toHaveBeenCalledOnce();
  },
};

export const TickRefused: Story = {
  render: (args) => (
    <ToastProvider>
      <Refusing {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Morning pages, done today' }));
    const notices = within(await screen.findByRole('region', { name: /^Notices/ }));
    await waitFor(() => expect(notices.getByText('Network error. Please check your connection.')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Morning pages, done today' })).not.toBeChecked();
  },
};

/** After a note that speaks of danger, people to reach. */
export const Help: Story = { args: { help: safetyCard('self_harm', 'GB') } };
