import type { LevelUp } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { LevelUpDialog, type LevelUpDialogProps } from './index.ts';

const levelUp: LevelUp = {
  newLevel: 15,
  newTitle: 'Navigator',
  newTier: 'Navigator',
  xpGained: 60,
  coinsEarned: 75,
  newFeatures: [
    { name: 'host_challenge', title: 'Host a challenge with friends' },
    { name: 'covers', title: 'Covers for your journal' },
  ],
};

function Reached(props: LevelUpDialogProps) {
  const [shown, setShown] = useState(props.levelUp);
  return (
    <>
      <Button onClick={() => setShown(props.levelUp)}>Show it again</Button>
      <LevelUpDialog {...props} levelUp={shown} onContinue={() => setShown(null)} />
    </>
  );
}

const meta = {
  title: 'Product/LevelUpDialog',
  component: LevelUpDialog,
  args: { levelUp, onContinue: () => {} },
  render: (args) => <Reached {...args} />,
} satisfies Meta<typeof LevelUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing moves, everything is there at once. */
export const Calm: Story = { args: { calm: true } };

export const NoNewFeatures: Story = {
  args: {
    calm: true,
    levelUp: { ...levelUp, newLevel: 2, newTitle: 'Initiate II', newTier: 'Initiate', coinsEarned: 10, newFeatures: [] },
  },
};

export const Summit: Story = {
  args: { calm: true, levelUp: { ...levelUp, newLevel: 75, newTitle: 'Luminary', newTier: 'Luminary', coinsEarned: 250, newFeatures: [] } },
};

export const Phone: Story = { args: { calm: true }, globals: { viewport: { value: 'mobile1', isRotated: false } } };
