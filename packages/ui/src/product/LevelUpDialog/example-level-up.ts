import { type LevelUp, levelCoins, levelTitleOf, tiers } from '@everstep/domain';

/** What stories and tests celebrate. */
export const exampleLevelUp: LevelUp = {
  newLevel: 15,
  newTitle: 'Navigator',
  newTier: 'Navigator',
  xpGained: 60,
  coinsEarned: 75,
  newFeatures: [
    { name: 'host_challenge', title: 'Host a challenge with friends' },
    { name: 'circles', title: 'Open a circle of your own' },
  ],
};

/** The first level-up into each of the eleven tiers; the first tier's comes at level 2. */
export const exampleTiers: readonly LevelUp[] = tiers.map(({ name, startLevel }) => {
  const newLevel = Math.max(startLevel, 2);
  return {
    ...exampleLevelUp,
    newLevel,
    newTitle: levelTitleOf(newLevel),
    newTier: name,
    coinsEarned: levelCoins(newLevel),
    newFeatures: [],
  };
});
