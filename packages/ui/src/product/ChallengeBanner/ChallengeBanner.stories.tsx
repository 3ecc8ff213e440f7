import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { type BannerChallenge, ChallengeBanner } from './index.ts';

const challenge: BannerChallenge = {
  type: '7-day',
  name: 'Momentum Builder',
  currentDay: 3,
  status: 'active',
  tasksPending: true,
  streak: 4,
};
const done: BannerChallenge = { ...challenge, tasksPending: false };
const paused: BannerChallenge = { ...done, status: 'paused', type: '21-day', name: 'Habit Formation', currentDay: 9 };
const arrived: BannerChallenge = { ...done, currentDay: 7, streak: 7, arrived: true };
const long: BannerChallenge = {
  ...challenge,
  type: '60-day',
  name: 'A very long name that an administrator has given to a template of sixty days, Selbstwirksamkeitserwartung included',
  currentDay: 58,
  streak: 1204,
};

const meta = {
  title: 'Product/ChallengeBanner',
  component: ChallengeBanner,
  args: { challenge, onStart: fn() },
  argTypes: {
    challenge: {
      control: 'select',
      options: ['None', 'Tasks pending', 'Today done', 'Paused', 'Arrived', 'Long'],
      mapping: { None: null, 'Tasks pending': challenge, 'Today done': done, Paused: paused, Arrived: arrived, Long: long },
    },
  },
} satisfies Meta<typeof ChallengeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const TasksPending: Story = {};

/** All required tasks of today are done: nothing asks for more. */
export const TodayDone: Story = { args: { challenge: done } };

export const Paused: Story = { args: { challenge: paused } };

/** The last day is done: the medal waits where all challenges are. */
export const Arrived: Story = { args: { challenge: arrived } };

/** The first day, before any streak. */
export const FirstDay: Story = { args: { challenge: { ...challenge, currentDay: 1, streak: 0 } } };

export const NoChallenge: Story = { args: { challenge: null } };

export const Starting: Story = { args: { challenge: null, starting: true } };

export const LongText: Story = { args: { challenge: long } };

export const Phone: Story = phone;
export const PhoneLongText: Story = { ...LongText, ...phone };
export const PhoneNoChallenge: Story = { ...NoChallenge, ...phone };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="4">
      {Object.entries({ None: null, 'Tasks pending': challenge, 'Today done': done, Paused: paused, Long: long }).map(([name, shown]) => (
        <ChallengeBanner key={name} {...args} challenge={shown} aria-label={name} />
      ))}
      <ChallengeBanner {...args} challenge={null} starting aria-label="Starting" />
    </Stack>
  ),
};

/** One press starts the seven days [banner-002]. */
export const Starts: Story = {
  ...NoChallenge,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start 7-Day Challenge' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};
