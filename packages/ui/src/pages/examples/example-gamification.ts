import {
  type Achievement,
  achievementCoins,
  achievements,
  addDays,
  type DayReceipt,
  defaultEnhancedStats,
  type EnhancedStats,
  type LeaderboardRow,
  type LedgerEntry,
  levelProgress,
  type StreakCare,
} from '@everstep/domain';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { minutesAgo } from './example-day.ts';

function statsOf(total: number, activeDays: number, coins: number): EnhancedStats {
  const { level, title, tier, currentXp, levelXp, nextLevel, nextLevelTitle, progressToNext } = levelProgress(total);
  return {
    ...defaultEnhancedStats,
    xp: { total, currentLevel: currentXp, nextLevelXP: levelXp, progressToNext },
    level: { current: level, title, tier, nextLevel, nextLevelTitle },
    coins: { total: coins, available: coins, spent: 60, earned: coins + 60 },
    statistics: { ...defaultEnhancedStats.statistics, totalActiveDays: activeDays },
  };
}

/** A member of some weeks, and one of today. */
export const exampleStats = { well: statsOf(2490, 48, 415), new: statsOf(0, 0, 0) };

/** What keeps the streak of that member. */
export const exampleCare: StreakCare = {
  current: 12,
  longest: 31,
  activeDays: 48,
  multiplierPercent: 110,
  nextMultiplier: { days: 21, percent: 120 },
  freezes: 1,
  freezesMax: 2,
  freezeCoins: 60,
  daysToFreeze: 8,
  repairsLeft: 2,
  missedDate: null,
  actsToEarnBack: 0,
  pause: null,
  dailyCap: 250,
  dailyCapLeft: 218,
  awayDays: 0,
};

export const exampleNewCare: StreakCare = {
  ...exampleCare,
  current: 0,
  longest: 0,
  activeDays: 0,
  multiplierPercent: 100,
  nextMultiplier: { days: 3, percent: 105 },
  daysToFreeze: 14,
  repairsLeft: 3,
  dailyCapLeft: 250,
};

/** A pause that runs, and a day that one more act brings back. */
export const examplePause = { id: 'pause-1', from: addDays(EXAMPLE_DATE, -2), until: addDays(EXAMPLE_DATE, 4), state: 'running' } as const;

const kinds = { a: 'active', f: 'frozen', p: 'paused', r: 'repaired' } as const;
const sources = { a: 'act', f: 'freeze', p: 'pause', r: 'backdate' } as const;
/** The last days, the newest last: a active, f rested, p paused, r filled later. */
const SO_FAR = 'aaaafaaaapppaaaaraaaa';

/** The month so far, with each kind of day in it. */
export const exampleDays = [...SO_FAR].flatMap((letter, index) => {
  if (letter !== 'a' && letter !== 'f' && letter !== 'p' && letter !== 'r') return [];
  return [{ localDate: addDays(EXAMPLE_DATE, index + 1 - SO_FAR.length), kind: kinds[letter], source: sources[letter] }];
});

/** A booked act of today unless told otherwise. */
export const exampleEntry = (id: string, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  at: minutesAgo(20),
  localDate: EXAMPLE_DATE,
  actDate: EXAMPLE_DATE,
  source: 'daily_checkin',
  label: 'Checked in',
  baseXp: 10,
  multiplierPercent: 110,
  capped: true,
  xp: 11,
  coins: 2,
  turn: 0,
  undone: false,
  ...change,
});

const yesterday = addDays(EXAMPLE_DATE, -1);

/** Acts of the last days, one of each kind of receipt. */
export const exampleActs: readonly LedgerEntry[] = [
  exampleEntry('1'),
  exampleEntry('2', { source: 'mood_log', label: 'Logged a mood' }),
  exampleEntry('3', {
    source: 'journal_create',
    label: 'Wrote in the journal',
    baseXp: 15,
    multiplierPercent: 50,
    xp: 7,
    coins: 1,
    actDate: yesterday,
  }),
  exampleEntry('4', { source: 'mood_log', label: 'Logged a mood', localDate: yesterday, actDate: yesterday, undone: true }),
  exampleEntry('5', {
    source: 'first_step',
    label: 'First step: First mood',
    baseXp: 20,
    multiplierPercent: 100,
    xp: 20,
    localDate: yesterday,
    actDate: yesterday,
  }),
  exampleEntry('6', {
    source: 'challenge_day',
    label: 'Completed a challenge day',
    baseXp: 0,
    xp: 0,
    coins: 0,
    localDate: yesterday,
    actDate: yesterday,
  }),
];

/** What came and went of the coins. */
export const exampleCoins: readonly LedgerEntry[] = [
  exampleEntry('c1'),
  exampleEntry('c2', { source: 'coins_spent', label: 'Spent coins: A freeze', xp: 0, coins: -60 }),
  exampleEntry('c3', { source: 'level_up', label: 'Reached level 12', xp: 0, coins: 60, localDate: yesterday, actDate: yesterday }),
  exampleEntry('c4', { source: 'achievement', label: 'Earned “Thirty Lights”', xp: 0, coins: 20, localDate: addDays(EXAMPLE_DATE, -9) }),
];

/** Why today counts. */
export const exampleReceipt: DayReceipt = {
  localDate: EXAMPLE_DATE,
  kind: 'active',
  source: 'act',
  counts: true,
  open: true,
  acts: exampleActs.filter(({ actDate }) => actDate === EXAMPLE_DATE),
  xp: 22,
  coins: 4,
};

/** How far a member of some weeks is with everything that is told. */
export const exampleAchievements: readonly Achievement[] = achievements
  .filter(({ hidden }) => !hidden)
  .map(({ code, title, description, goal, category, rarity, target }, index) => {
    const earned = index % 3 === 0 && rarity !== 'legendary';
    return {
      code,
      title,
      description: earned ? description : goal,
      category,
      rarity,
      coins: achievementCoins[rarity],
      earnedAt: earned ? minutesAgo(60 * 24 * (index + 2)) : null,
      progress: { current: earned ? target : Math.floor((target * (index % 4)) / 5), target },
    };
  });

export const exampleHidden = [{ rarity: 'uncommon' }, { rarity: 'uncommon' }] as const;

const row = (rank: number, name: string, value: number, level: number, isMe = false): LeaderboardRow => ({
  rank,
  name,
  value,
  level,
  isMe,
});

/** The board of a week, with the member in its midst. */
export const exampleBoard: readonly LeaderboardRow[] = [
  row(1, 'Quiet Heron', 640, 31),
  row(2, 'Marta', 512, 18),
  row(3, 'Step by Step', 498, 12),
  row(4, 'Ada', 377, 12, true),
  row(5, 'Fern', 240, 7),
];

/** The same for somebody further down: the own row is kept in view. */
export const exampleFarBoard: readonly LeaderboardRow[] = [...exampleBoard.filter(({ isMe }) => !isMe), row(128, 'Ada', 12, 12, true)];
