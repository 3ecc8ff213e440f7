import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../components/Toast/index.ts';
import { EXAMPLE_DATE, exampleEmptyMoods, exampleMoods } from '../../product/example-data.tsx';
import { ExampleShell, type ExampleShellProps } from '../examples/ExampleShell.tsx';
import { exampleNow } from '../examples/example-day.ts';
import { exampleExperiment, examplePast } from '../examples/example-mood-insights.ts';
import { exampleDraft, exampleHistory, exampleLongHistory } from '../examples/example-moods.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { MoodTrackerView, type MoodTrackerViewProps } from './MoodTrackerView.tsx';
import { emptyMoodDraft } from './mood-draft.ts';

/** The page as it can be tried out: what is chosen and typed stays. */
function Trying({ member, ...props }: MoodTrackerViewProps & Pick<ExampleShellProps, 'member'>) {
  const tried = useTriedDraft(props);
  const [way, setWay] = useArg(props.way);
  return (
    <ExampleShell current="/mood-tracker" {...(member ? { member } : {})}>
      <MoodTrackerView
        {...props}
        // Edited in the controls, the date is a text.
        history={{ ...props.history, now: new Date(props.history.now) }}
        way={way}
        onWayChange={(next) => {
          props.onWayChange(next);
          setWay(next);
        }}
        {...tried}
      />
    </ExampleShell>
  );
}

/** A server that takes no mood: the form keeps what was said. */
function Refusing(props: MoodTrackerViewProps) {
  const { showToast } = useToast();
  const onLog = () =>
    showToast({
      id: 'mood',
      tone: 'danger',
      title: 'This mood could not be saved. It is still here.',
      description: 'Network error. Please check your connection.',
    });
  return <Trying {...props} onLog={onLog} />;
}

const past: MoodTrackerViewProps['history'] = {
  moods: exampleHistory,
  more: false,
  moreLoading: false,
  onRetry: fn(),
  onMore: fn(),
  onEdit: fn(),
  onDelete: fn(),
  now: exampleNow,
};

const meta = {
  title: 'Pages/Mood',
  component: MoodTrackerView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'log',
    onTabChange: fn(),
    insights: null,
    way: 'faces',
    onWayChange: fn(),
    experiments: { today: EXAMPLE_DATE, current: null, past: [] },
    draft: exampleDraft,
    onDraftChange: fn(),
    onLog: fn(),
    saving: false,
    help: undefined,
    week: { days: exampleMoods, mean: 3.2 },
    history: past,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MoodTrackerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** A new member: nothing was logged yet. */
export const Empty: Story = {
  args: { draft: emptyMoodDraft, week: { days: exampleEmptyMoods, mean: 0 }, history: { ...past, moods: [] } },
  render: (args) => <Trying {...args} member="new" />,
};

/** Energy and pleasantness at once, for those who like to begin there; the choice stays for the next time. */
export const ByEnergy: Story = {
  args: { way: 'energy' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Low, heavy' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...exampleDraft, score: 2, quadrant: 'low-unpleasant' });
    await expect(canvas.getByRole('checkbox', { name: 'discouraged' })).toBeVisible();
  },
};

export const ByEnergyOnPhone: Story = { args: { way: 'energy' }, globals: onPhone };

/** What a running experiment asks for stands above everything. */
export const Experiment: Story = { args: { experiments: { today: EXAMPLE_DATE, current: exampleExperiment(6), past: [] } } };

export const ExperimentOnPhone: Story = { ...Experiment, globals: onPhone };

export const ExperimentOver: Story = { args: { experiments: { today: EXAMPLE_DATE, current: null, past: examplePast } } };

/** The one thing that is asked for is a face. */
export const Asked: Story = {
  args: { draft: emptyMoodDraft },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log mood' }));
    await expect(canvas.getByRole('radiogroup', { name: 'How do you feel?' })).toHaveAccessibleDescription(/^Choose a face first/);
    await expect(args.onLog).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { saving: true } };

export const Failed: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  render: (args) => (
    <ToastProvider>
      <Refusing {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log mood' }));
    const notices = within(await screen.findByRole('region', { name: /^Notices/ }));
    await waitFor(() => expect(notices.getByText(/It is still here/)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
  },
};

/** Beside the lowest mood stand people to talk to. */
export const LowMood: Story = { args: { draft: { ...emptyMoodDraft, score: 1 } } };

/** A note that was just saved speaks of danger: people to reach, with the form empty above them. */
export const Danger: Story = { args: { draft: emptyMoodDraft, help: safetyCard('suicide', 'GB') } };

export const DangerOnPhone: Story = { ...Danger, globals: onPhone };

export const Loading: Story = { args: { draft: emptyMoodDraft, week: undefined, history: { ...past, moods: undefined } } };

export const HistoryFailed: Story = {
  args: { history: { ...past, moods: undefined, problem: 'Network error. Please check your connection.' } },
};

export const More: Story = { args: { history: { ...past, more: true } } };

export const MoreLoading: Story = { args: { history: { ...past, more: true, moreLoading: true } } };

export const LongNotes: Story = { args: { history: { ...past, moods: exampleLongHistory } } };

export const LongNotesOnPhone: Story = { ...LongNotes, globals: onPhone };

/** What can be done about a mood lies behind the three dots. */
export const RowMenu: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^More for Good/ });
    if (!first) throw new Error('There is no mood to change');
    await userEvent.click(first);
    const entry = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(entry).toBeVisible());
    await userEvent.click(entry);
    await expect(args.history.onEdit).toHaveBeenLastCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
