import { addDays } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell, type ExampleShellProps } from '../examples/ExampleShell.tsx';
import {
  exampleActs,
  exampleCare,
  exampleCoins,
  exampleDays,
  exampleNewCare,
  examplePause,
  exampleReceipt,
  exampleStats,
} from '../examples/example-gamification.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { ProgressView, type ProgressViewProps, progressTabs } from './ProgressView.tsx';

/** The page as it can be tried out: tabs and days can be chosen. */
function Trying({ member, ...props }: ProgressViewProps & Pick<ExampleShellProps, 'member'>) {
  const [tab, setTab] = useArg(props.tab);
  const [chosen, choose] = useArg(props.days.chosen);
  const receipt = chosen === props.days.chosen ? props.days.receipt : { ...exampleReceipt, localDate: chosen, open: false };
  return (
    <ExampleShell current="/progress" {...(member ? { member } : {})}>
      <ProgressView {...props} tab={tab} onTabChange={setTab} days={{ ...props.days, chosen, onChoose: choose, receipt }} />
    </ExampleShell>
  );
}

const pages = { more: false, moreLoading: false, onRetry: fn(), onMore: fn() };
const days: ProgressViewProps['days'] = {
  days: exampleDays,
  chosen: EXAMPLE_DATE,
  onChoose: fn(),
  onMonthChange: fn(),
  receipt: exampleReceipt,
};

const meta = {
  title: 'Pages/Progress',
  component: ProgressView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  argTypes: { tab: { control: 'select', options: progressTabs } },
  args: {
    stats: exampleStats.well,
    care: exampleCare,
    today: EXAMPLE_DATE,
    tab: 'days',
    onTabChange: fn(),
    days,
    receipts: { ...pages, entries: exampleActs, more: true },
    coinHistory: { ...pages, entries: exampleCoins },
    unlocked: [],
    onUndoCheckIn: fn(),
    onRetry: fn(),
    onBuyFreeze: fn(),
    buying: false,
    onPlanPause: fn(),
    onEndPause: fn(),
    ending: false,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof ProgressView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** One act is opened: base, streak, what the day's cap leaves, and the way back. */
export const Receipts: Story = {
  args: { tab: 'receipts' },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByText('Checked in');
    await userEvent.click(title);
    // What is closed counts as there for queries: only the opened item is looked into.
    const item = within(title.closest('details') ?? canvasElement);
    await expect(item.getByRole('region', { name: 'Why 11 XP?' })).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Take it back' }));
    await expect(args.onUndoCheckIn).toHaveBeenCalledWith(EXAMPLE_DATE);
  },
};

export const ReceiptsOnPhone: Story = { ...Receipts, globals: onPhone };

export const Coins: Story = { args: { tab: 'coins' } };

/** Eleven tiers; what opens later on the way stands below them. */
export const Climb: Story = { args: { tab: 'climb' } };

/** A day slipped by: one more act brings it back. */
export const MissedDay: Story = {
  args: { care: { ...exampleCare, current: 1, missedDate: addDays(EXAMPLE_DATE, -1), actsToEarnBack: 1 } },
  globals: onPhone,
};

export const Paused: Story = { args: { care: { ...exampleCare, pause: examplePause } } };

/** A pause that has not begun yet can be dropped. */
export const PausePlanned: Story = {
  args: {
    care: {
      ...exampleCare,
      pause: { ...examplePause, from: addDays(EXAMPLE_DATE, 5), until: addDays(EXAMPLE_DATE, 12), state: 'planned' },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Drop it' }));
    await expect(args.onEndPause).toHaveBeenCalledWith('pause-1');
  },
};

/** Enough for one day. */
export const CapReached: Story = { args: { care: { ...exampleCare, dailyCapLeft: 0 } }, globals: onPhone };

export const NewMember: Story = {
  args: {
    stats: exampleStats.new,
    care: exampleNewCare,
    days: { ...days, days: [], receipt: { ...exampleReceipt, kind: null, source: null, counts: false, acts: [], xp: 0, coins: 0 } },
    receipts: { ...pages, entries: [] },
    coinHistory: { ...pages, entries: [] },
  },
  render: (args) => <Trying {...args} member="new" />,
};

export const NewMemberReceipts: Story = { ...NewMember, args: { ...NewMember.args, tab: 'receipts' }, globals: onPhone };

/** The page is there, its parts are on their way. */
export const PartsLoading: Story = {
  args: { care: undefined, days: { ...days, days: [], receipt: undefined }, receipts: { ...pages, entries: undefined }, tab: 'receipts' },
};

export const PartFailed: Story = {
  args: { tab: 'receipts', receipts: { ...pages, entries: undefined, problem: 'Network error. Please check your connection.' } },
};

export const Loading: Story = { args: { stats: undefined } };

export const Failed: Story = { args: { stats: undefined, problem: 'Network error. Please check your connection.' } };

export const LongNames: Story = { render: (args) => <Trying {...args} member="long" />, globals: onPhone };
