import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../components/Toast/index.ts';
import { ExampleShell, type ExampleShellProps } from '../examples/ExampleShell.tsx';
import {
  exampleDay,
  exampleDoneDay,
  exampleFirstDay,
  exampleLongDay,
  exampleLongName,
  exampleNow,
  exampleReturnDay,
} from '../examples/example-day.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx';

/** The page as it can be tried out: a tap chooses a mood, a check-in counts. */
function Trying({ data, mood, member, ...rest }: DashboardViewProps & Pick<ExampleShellProps, 'member'>) {
  const [shown, setShown] = useArg(data);
  const [chosen, choose] = useArg(mood);
  return (
    <ExampleShell current="/" {...(member ? { member } : {})}>
      <DashboardView
        {...rest}
        // The control of a date hands over a number.
        now={new Date(rest.now)}
        data={shown}
        onCheckIn={() => {
          rest.onCheckIn();
          if (shown) setShown({ ...shown, today: { ...shown.today, checkedIn: true } });
        }}
        mood={chosen}
        onMood={(score) => {
          rest.onMood(score);
          choose(score);
        }}
      />
    </ExampleShell>
  );
}

/** A server that takes no mood: the choice is taken back and a notice offers to send it again. */
function Refusing(props: DashboardViewProps) {
  const { showToast } = useToast();
  const onMood = () =>
    showToast({
      id: 'quick-mood',
      tone: 'danger',
      title: 'This mood could not be saved',
      description: 'Network error. Please check your connection.',
      action: { label: 'Retry', hint: 'Choose the mood again to retry', onSelect: fn() },
    });
  return (
    <ExampleShell current="/">
      <DashboardView {...props} onMood={onMood} />
    </ExampleShell>
  );
}

const onTheWay = { type: '7-day', name: 'Momentum Builder', currentDay: 3, status: 'active', tasksPending: true, streak: 2 } as const;

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardView,
  parameters: { layout: 'fullscreen' },
  args: {
    data: exampleDay,
    saved: false,
    refreshing: false,
    onRefresh: fn(),
    now: exampleNow,
    firstName: 'Ada',
    checkingIn: false,
    onCheckIn: fn(),
    mood: null,
    moodSaving: false,
    challenge: { challenge: onTheWay, onStart: fn(), starting: false },
    onMood: fn(),
    onAnswer: fn(),
    onTask: fn(),
    onArrange: fn(),
  },
  argTypes: { now: { control: 'date' }, mood: { control: 'select', options: [null, 1, 2, 3, 4, 5] } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The first minute: each empty place says how it fills. */
export const NewMember: Story = { args: { data: exampleFirstDay }, render: (args) => <Trying {...args} member="new" /> };

export const EverythingDone: Story = { args: { data: exampleDoneDay, now: new Date(2026, 10, 21, 21, 10) } };

/** The server does not answer: what was seen last is shown. */
export const SavedData: Story = { args: { saved: true } };

export const AskingAgain: Story = { args: { saved: true, refreshing: true } };

export const Loading: Story = { args: { data: undefined } };

export const CheckingIn: Story = { args: { checkingIn: true } };

export const CheckedIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull());
    await expect(canvas.getByText('3 of 4')).toBeVisible();
  },
};

export const MoodSaving: Story = { args: { mood: 4, moodSaving: true } };

export const MoodFailed: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  render: (args) => (
    <ToastProvider>
      <Refusing {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }));
    const notices = within(await screen.findByRole('region', { name: /^Notices/ }));
    await waitFor(() => expect(notices.getByText('This mood could not be saved')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Good' })).not.toBeChecked();
  },
};

/** Beside the lowest mood stand people to talk to. */
export const LowMood: Story = { args: { mood: 1 } };

export const LongNames: Story = {
  args: { data: exampleLongDay, firstName: exampleLongName.firstName },
  render: (args) => <Trying {...args} member="long" />,
};

export const LongNamesOnPhone: Story = { ...LongNames, globals: onPhone };

/** Back after six days: nothing is lost, and one small step is enough. */
export const Return: Story = { args: { data: exampleReturnDay } };

export const ReturnOnPhone: Story = { ...Return, globals: onPhone };

const task = { line: 'A minute', required: true, bound: true, ticked: false, done: false } as const;

/** What a challenge asks for today, each a press away. */
export const ChallengeTasks: Story = {
  args: {
    data: {
      ...exampleDay,
      challengesToday: [
        {
          runId: 'run',
          name: 'Momentum Builder',
          totalDays: 7,
          day: 3,
          title: 'One glass of water',
          complete: false,
          tasks: [
            { ...task, id: 'a', title: 'Drink a glass of water before coffee', kind: 'hand', bound: false },
            { ...task, id: 'b', title: 'Notice how you feel', kind: 'mood', done: true },
            { ...task, id: 'x', title: 'Walk once around the block', kind: 'hand', bound: false, required: false },
          ],
        },
      ],
    },
  },
};

/** Another order, and two cards put away. */
export const Arranged: Story = {
  args: { arrangement: { order: ['goals', 'moods', 'lately', 'level', 'week'], hidden: ['level', 'week'] } },
};

/** No challenge is on: the way into the first one. */
export const NoChallenge: Story = { args: { challenge: { challenge: null, onStart: fn(), starting: false } } };

/** Nobody knows yet whether a challenge is on; its place is kept. */
export const ChallengeLoading: Story = { args: { challenge: 'loading' } };
