import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { TierPlace } from '../../illustrations/TierPlace/index.ts';
import { exampleLevelUp, exampleTiers } from './example-level-up.ts';
import { LevelUpDialog, type LevelUpDialogProps } from './index.ts';
import { LevelUpContent } from './LevelUpContent.tsx';
import * as styles from './LevelUpDialog.css.ts';
import { LAST_PHASE } from './useLevelUpPhase.ts';

/** Closes and opens again, as in the product. */
function Reached(props: LevelUpDialogProps) {
  const [open, setOpen] = useState(true);
  const leave = () => {
    props.onContinue();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show it again</Button>
      <LevelUpDialog {...props} levelUp={open ? props.levelUp : null} onContinue={leave} />
    </>
  );
}

const meta = {
  title: 'Product/LevelUpDialog',
  component: LevelUpDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { levelUp: exampleLevelUp, onContinue: fn() },
  argTypes: {
    levelUp: {
      control: 'select',
      options: exampleTiers.map(({ newTier }) => newTier),
      mapping: Object.fromEntries(exampleTiers.map((levelUp) => [levelUp.newTier, levelUp])),
    },
  },
  render: (args, { globals }) => <Reached {...args} calm={args.calm || globals.calm === 'calm'} />,
} satisfies Meta<typeof LevelUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const calm = (changes: Partial<typeof exampleLevelUp> = {}): Story => ({
  args: { calm: true, levelUp: { ...exampleLevelUp, ...changes } },
});
const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** In full motion: confetti, then title and tier, rewards and features, half a second apart. */
export const Default: Story = {};

/** Nothing moves, everything is there at once. */
export const Calm: Story = calm();

/** The same stillness when less motion is asked for on this device. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect((await screen.findByRole('dialog', { name: 'LEVEL UP!' })).querySelector('canvas')).toBeNull();
    await expect(document.querySelector('[data-phase]')).toHaveAttribute('data-phase', String(LAST_PHASE));
  },
};

export const NoNewFeatures: Story = calm({ newFeatures: [] });

export const FirstLevelUp: Story = calm(exampleTiers[0]);

export const Summit: Story = calm({ ...exampleTiers.at(-1), newFeatures: [{ name: 'mentor_board', title: 'The mentor board' }] });

/** Several levels at once come as one, with the features of all and the coins added up. */
export const SeveralLevels: Story = calm({
  newLevel: 21,
  newTitle: 'Builder II',
  newTier: 'Builder',
  xpGained: 1250,
  coinsEarned: 505,
  newFeatures: [
    { name: 'affirmation_packs', title: 'More packs of affirmations' },
    { name: 'vision_board_2', title: 'A second vision board' },
    { name: 'publish_course', title: 'Publish a course' },
    { name: 'circles', title: 'Open a circle of your own' },
    { name: 'host_challenge', title: 'Host a challenge with friends' },
    { name: 'profile_frames', title: 'A frame for your picture' },
  ],
});

export const OneCoin: Story = calm({ xpGained: 5, coinsEarned: 1, newFeatures: [] });

export const LongText: Story = calm({
  newTitle: 'Transformer XVIII',
  newTier: 'Transformer',
  newLevel: 38,
  newFeatures: [
    { name: 'long', title: 'A way to invite the people you practise with to a challenge of your own, for as long as you like' },
    { name: 'word', title: 'Selbstwirksamkeitserwartungstagebuchvorlagen' },
  ],
});

export const Phone: Story = { ...Calm, ...phone };
export const PhoneWithManyFeatures: Story = { ...SeveralLevels, ...phone };
export const RightToLeft: Story = { ...Calm, globals: { direction: 'rtl' } };

/** Zero to three: what the dialog shows at once, after half a second, one second and one and a half. */
export const Phases: Story = {
  render: () => (
    <Grid>
      {[0, 1, 2, LAST_PHASE].map((phase) => (
        <Card key={phase}>
          <LevelUpContent levelUp={{ ...exampleLevelUp, newLevel: 15 + phase }} phase={phase} />
        </Card>
      ))}
    </Grid>
  ),
};

/** The eleven tiers, each with its place on the climb and its chip. */
export const AllVariants: Story = {
  render: () => (
    <Grid>
      {exampleTiers.map((levelUp) => (
        <Card key={levelUp.newTier}>
          <div className={styles.place}>
            <TierPlace tier={levelUp.newTier} level={levelUp.newLevel} />
          </div>
          <LevelUpContent levelUp={levelUp} phase={LAST_PHASE} />
        </Card>
      ))}
    </Grid>
  ),
};

/** Focus waits on the button; it leads on, and gives focus back [level-004]. */
export const ContinueYourJourney: Story = {
  ...Calm,
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Continue Your Journey' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).toBeNull());
  },
};
