import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BannerChallenge, ChallengeBanner } from './index.ts';

const challenge: BannerChallenge = {
  type: '7-day',
  name: 'Momentum Builder',
  currentDay: 3,
  status: 'active',
  tasksPending: true,
  streak: 4,
};

const meta = { title: 'Product/ChallengeBanner', component: ChallengeBanner, args: { challenge, onStart: () => {} } } satisfies Meta<
  typeof ChallengeBanner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TasksPending: Story = {};

export const TodayDone: Story = { args: { challenge: { ...challenge, tasksPending: false } } };

export const Paused: Story = { args: { challenge: { ...challenge, status: 'paused', tasksPending: false } } };

export const NoChallenge: Story = { args: { challenge: null } };

export const Starting: Story = { args: { challenge: null, starting: true } };

export const LongText: Story = {
  args: { challenge: { ...challenge, name: 'A very long name that an administrator has given to a template of sixty days' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
