import { addDays, type ChallengeRun, type Challenges, challengeBanner } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { exampleChallenges, exampleClosedRuns, exampleDayOf, exampleDone, exampleRun } from '../examples/example-challenges.ts';
import { onPhone } from '../examples/example-phone.ts';
import { ChallengesView, type ChallengesViewProps } from './ChallengesView.tsx';

const overviewOf = (...runs: ChallengeRun[]): Challenges => ({ today: EXAMPLE_DATE, templates: [...exampleChallenges], runs });

/** The banner says what the first run says. */
function bannerOf(runs: readonly ChallengeRun[]): ChallengesViewProps['banner'] {
  const shown = runs.filter(({ status }) => status === 'active' || status === 'paused');
  const progress = shown.map(({ status, currentDay, startedOn: startDate, name: challengeName, totalDays, streak, todayCompleted }) => ({
    status: status === 'paused' ? ('paused' as const) : ('active' as const),
    currentDay,
    startDate,
    challengeName,
    totalProgress: { totalDays, streak },
    todayCompleted,
  }));
  return { challenge: challengeBanner(progress), onStart: fn(), starting: false };
}

const of = (...runs: ChallengeRun[]): Pick<ChallengesViewProps, 'overview' | 'banner'> => ({
  overview: overviewOf(...runs),
  banner: bannerOf(runs),
});

const walking = exampleRun({ days: 'dddo' });
const yesterday = exampleDayOf(3, addDays(EXAMPLE_DATE, -1), { place: 'yesterday' });
const long = exampleRun(
  { days: 'ddmdddddddddmddddddddo', totalDays: 60 },
  { streak: 8, open: [exampleDayOf(22, EXAMPLE_DATE, { phase: 'Build' })] },
);

const meta = {
  title: 'Pages/Challenges',
  component: ChallengesView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...of(walking),
    loadProblem: undefined,
    onRetry: fn(),
    runId: undefined,
    onRun: fn(),
    onLook: fn(),
    history: { runs: exampleClosedRuns, more: false, moreLoading: false, onMore: fn(), onShow: fn() },
    pending: new Set<string>(),
    problem: undefined,
    onTick: fn(),
    onCheckIn: fn(),
    acting: undefined,
    onAct: fn(),
  },
  render: (args) => (
    <ExampleShell current="/challenges">
      <ChallengesView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof ChallengesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const noHistory = { ...meta.args.history, runs: [] };

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };

/** In a tunnel: what is ticked waits on the device. */
export const WithoutConnection: Story = { args: { ...of(walking), kept: true, pending: new Set(['4:a']) } };

/** No run yet: the banner starts the shortest, the cards show all. */
export const Choosing: Story = { args: { ...of(), history: noHistory } };
export const ChoosingOnPhone: Story = { ...Choosing, globals: onPhone };

export const TodayDone: Story = {
  args: of(
    exampleRun({ days: 'dddd' }, { todayCompleted: true, open: [exampleDayOf(4, EXAMPLE_DATE, { complete: true, tasks: exampleDone })] }),
  ),
};

/** Yesterday stays open until today ends. */
export const YesterdayOpen: Story = {
  args: of(exampleRun({ days: 'ddoo' }, { streak: 2, open: [exampleDayOf(4, EXAMPLE_DATE), yesterday] })),
};

/** A day has passed by: two minutes lead back. */
export const Comeback: Story = {
  args: of(
    exampleRun(
      { days: 'dmdo' },
      {
        streak: 1,
        missedInARow: 1,
        comeback: { day: 2, title: 'Say aloud: here I am again', line: 'To the room, to the cat, to yourself.', done: false },
      },
    ),
  ),
};

/** After three in a row the walk may change its shape. */
export const ChangeOffered: Story = {
  args: of(
    exampleRun(
      { days: 'dmmmoo' },
      {
        streak: 0,
        missedInARow: 3,
        offersChange: true,
        comeback: { day: 4, title: 'Breathe out slowly, five times', line: 'The breathing in comes by itself.', done: false },
      },
    ),
  ),
};
export const ChangeOfferedOnPhone: Story = { ...ChangeOffered, globals: onPhone };

/** Today is a day of rest, and two more. */
export const Paused: Story = {
  args: of(
    exampleRun(
      { days: 'ddd' },
      {
        status: 'paused',
        currentDay: 4,
        endsOn: addDays(EXAMPLE_DATE, 6),
        pause: { until: addDays(EXAMPLE_DATE, 3), daysLeft: 0, pausesLeft: null, possible: false },
        open: [exampleDayOf(4, addDays(EXAMPLE_DATE, 3), { place: 'rest' })],
      },
    ),
  ),
};

export const Scheduled: Story = {
  args: of(
    exampleRun(
      { days: '' },
      {
        status: 'scheduled',
        currentDay: 1,
        startedOn: addDays(EXAMPLE_DATE, 1),
        endsOn: addDays(EXAMPLE_DATE, 7),
        calendar: exampleRun({ days: '' }).calendar.map((day) => ({ ...day, date: addDays(EXAMPLE_DATE, day.day) })),
        open: [exampleDayOf(1, addDays(EXAMPLE_DATE, 1), { place: 'future' })],
      },
    ),
  ),
};

/** Nothing is left to tick: the medal waits for a hand. */
export const Arrived: Story = {
  args: of(
    exampleRun(
      { days: 'ddddddd' },
      {
        canFinish: true,
        medal: 'full',
        todayCompleted: true,
        open: [exampleDayOf(7, EXAMPLE_DATE, { complete: true, tasks: exampleDone })],
      },
    ),
  ),
};
export const ArrivedOnPhone: Story = { ...Arrived, globals: onPhone };

/** Its time is over, and it brings no medal. */
export const ArrivedWithoutMedal: Story = {
  args: of(exampleRun({ days: 'ddmmmdm' }, { status: 'ended', canFinish: true, streak: 0, open: [] })),
};

/** One run of each length may be open. */
export const SeveralRuns: Story = { args: { ...of(walking, long), runId: long.id } };
export const SixtyDaysOnPhone: Story = { args: of(long), globals: onPhone };

export const Ticking: Story = { args: { pending: new Set(['4:a']) } };
export const TickFailed: Story = { args: { problem: 'Network error. Please check your connection. The tick was not stored.' } };
export const Loading: Story = { args: { overview: undefined, banner: bannerOf([]), history: noHistory } };
export const LoadFailed: Story = {
  args: { overview: undefined, banner: bannerOf([]), loadProblem: 'Network error. Please check your connection.', history: noHistory },
};
export const MoreHistory: Story = { args: { history: { ...meta.args.history, more: true } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A task by hand is ticked where it stands; one that is bound leads to where it is done. */
export const Tries: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Move for five minutes in a way you like' }));
    await expect(args.onTick).toHaveBeenLastCalledWith(4, 'a', true);
    await expect(canvas.getByRole('link', { name: 'Log how you feel afterwards' })).toHaveAttribute('href', '/mood-tracker');
    await userEvent.click(canvas.getByRole('button', { name: 'More about this challenge' }));
    const anew = await screen.findByRole('menuitem', { name: /Begin anew/ });
    await waitFor(() => expect(anew).toBeVisible());
    await userEvent.click(anew);
    await expect(args.onAct).toHaveBeenLastCalledWith('restart');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
