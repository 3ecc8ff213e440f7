import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { exampleBoard, exampleFarBoard } from '../examples/example-gamification.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { boardCategories, boardTimeframes } from './Board.tsx';
import { LeaderboardView, type LeaderboardViewProps } from './LeaderboardView.tsx';

/** The page as it can be tried out: tabs, times, stepping on and off. */
function Trying(props: LeaderboardViewProps) {
  const [category, setCategory] = useArg(props.category);
  const [timeframe, setTimeframe] = useArg(props.timeframe);
  const [settings, setSettings] = useArg(props.settings);
  return (
    <ExampleShell current="/leaderboard">
      <LeaderboardView
        {...props}
        {...{ category, timeframe, settings }}
        onCategoryChange={setCategory}
        onTimeframeChange={setTimeframe}
        onSave={(change) => {
          props.onSave(change);
          setSettings({ listed: change.listed, name: change.name ?? settings?.name ?? '' });
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Leaderboard',
  component: LeaderboardView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  argTypes: { category: { control: 'select', options: boardCategories }, timeframe: { control: 'select', options: boardTimeframes } },
  args: {
    settings: { listed: true, name: 'Ada' },
    rows: exampleBoard,
    category: 'xp',
    timeframe: 'week',
    demo: false,
    saving: false,
    onRetry: fn(),
    onCategoryChange: fn(),
    onTimeframeChange: fn(),
    onSave: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof LeaderboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Nobody is on the board who did not choose it, and nobody sees ranks before. */
export const Asked: Story = {
  args: { settings: { listed: false, name: 'Ada' } },
  globals: onPhone,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox', { name: /Name that others see/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Quiet Heron');
    await userEvent.click(page.getByRole('button', { name: 'Show me on the board' }));
    await expect(args.onSave).toHaveBeenCalledWith({ listed: true, name: 'Quiet Heron' });
  },
};

export const NameRefused: Story = {
  args: { settings: { listed: false, name: 'ada@example.org' }, saveProblem: 'Use a name without @ or hidden characters.' },
};

/** The own row is kept in view, however far down it stands. */
export const FarDown: Story = { args: { rows: exampleFarBoard }, globals: onPhone };

/** Streaks stand for now: there is no time to choose. */
export const Streaks: Story = {
  args: { category: 'streak', rows: exampleBoard.map((row) => ({ ...row, value: Math.ceil(row.value / 20) })) },
};

export const Alone: Story = { args: { rows: exampleBoard.filter(({ isMe }) => isMe).map((row) => ({ ...row, rank: 1 })) } };

export const Demo: Story = { ...Alone, args: { ...Alone.args, demo: true } };

export const LongNames: Story = {
  args: { rows: exampleBoard.map((row) => ({ ...row, name: 'Maximiliana-Theodora Hohens', value: row.value * 12_345 })) },
  globals: onPhone,
};

export const BoardLoading: Story = { args: { rows: undefined } };

export const BoardFailed: Story = { args: { rows: undefined, problem: 'Network error. Please check your connection.' } };

export const Loading: Story = { args: { settings: undefined } };

export const Failed: Story = { args: { settings: undefined, problem: 'Network error. Please check your connection.' } };
