import type { Award } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { LevelUpDialog } from '../LevelUpDialog/index.ts';
import { exampleAward } from './example-award.ts';
import { NoticeStack, useNoticeQueue } from './index.ts';

const meta = {
  title: 'Product/NoticeQueue',
  component: NoticeStack,
  args: {
    notices: [
      { id: '1', kind: 'xp', xp: 13, act: 'Habit done' },
      { id: '2', kind: 'coins', coins: 3 },
      { id: '3', kind: 'achievements', titles: ['First Step', 'Honest Heart'] },
    ],
    onDismiss: () => {},
  },
} satisfies Meta<typeof NoticeStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds at once, as they never come. */
export const AllVariants: Story = {};

export const CapReached: Story = { args: { notices: [{ id: '1', kind: 'message', message: 'Rest is progress too' }] } };

function Celebrating({ award, calm }: { award: Award; calm: boolean }) {
  const queue = useNoticeQueue(() => {});
  return (
    <>
      <Button onClick={() => queue.celebrate(award)}>Earn it</Button>
      <NoticeStack notices={queue.visible} onDismiss={queue.dismiss} />
      <LevelUpDialog levelUp={queue.levelUp} calm={calm} onContinue={queue.continueJourney} />
    </>
  );
}

/** XP at once, coins after two seconds, the level after three, achievements after four. */
export const Staggered: Story = {
  render: (_args, { globals }) => <Celebrating award={exampleAward} calm={globals.calm === 'calm'} />,
  play: async ({ canvas }) => {
    const levelUp = () => screen.queryByRole('dialog', { name: 'LEVEL UP!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Earn it' }));
    await screen.findAllByText('+30 XP');
    await expect(levelUp()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue Your Journey' }));
    await waitFor(() => expect(levelUp()).toBeNull());
    await screen.findAllByText('Achievement earned');
  },
};
