import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/index.ts';
import { AchievementCard, HiddenAchievement } from './index.ts';

const meta = {
  title: 'Product/AchievementCard',
  component: AchievementCard,
  args: { title: 'First Step', description: 'You checked in for the first time.', rarity: 'common', coins: 10, earned: 'Earned today' },
} satisfies Meta<typeof AchievementCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A stone for each step of rarity; earned ones stand before a sun. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {(['common', 'uncommon', 'rare', 'epic', 'legendary'] as const).map((rarity, index) => (
        <AchievementCard key={rarity} {...args} rarity={rarity} earned={index % 2 === 0 ? 'Earned 12 May' : null} />
      ))}
    </Stack>
  ),
};

export const Open: Story = {
  args: {
    title: 'Thirty Lights',
    description: 'Thirty active days.',
    rarity: 'uncommon',
    coins: 20,
    earned: null,
    progress: { current: 12, target: 30 },
  },
};

/** One that keeps its name until it is earned. */
export const Hidden: Story = { render: ({ rarity }) => <HiddenAchievement rarity={rarity} />, args: { rarity: 'uncommon' } };
