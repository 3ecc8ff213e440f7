import type { Moment } from '../time/moment.ts';
import { achievementCoins, newAchievements } from './achievements.ts';
import type { AwardDraft, AwardState, LedgerRow, Totals } from './award-state.ts';
import { type AwardRule, COINS_PERCENT } from './awards.ts';
import { capLeft } from './base-xp.ts';
import type { Counters } from './counters.ts';
import { featuresUnlockedAt } from './features.ts';
import { levelCoins, levelOf, levelProgress, levelTitleOf, MAX_LEVEL, tierOf } from './levels.ts';
import type { Award, LevelUp, Receipt } from './schemas.ts';
import { type MemberDay, multiplierPercent } from './streak.ts';

/** XP and coins of one percent share, rounded down: never a floating product. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

/** A row booked at a moment; everything not given is that of an award without XP. */
export function bookedRow(now: Moment, row: Pick<LedgerRow, 'source' | 'reference'> & Partial<LedgerRow>): LedgerRow {
  const { capDate: localDate, instant: at, timeZone } = now;
  return { period: '', turn: 0, base: 0, capped: false, multiplierPercent: 100, xp: 0, coins: 0, localDate, at, timeZone, ...row };
}

/** Gives each row its coins, so that their sum is the share of the summed XP. */
export function withCoins(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  let xp = 0;
  return rows.map((row) => {
    const before = percentOf(xp, COINS_PERCENT);
    xp += row.xp;
    return { ...row, coins: percentOf(xp, COINS_PERCENT) - before };
  });
}

/** Totals after one more row. `coins_spent` rows are spending, all others change what was earned. */
export function addRow(totals: Totals, row: LedgerRow): Totals {
  const spent = row.source === 'coins_spent' ? -row.coins : 0;
  const earned = row.source === 'coins_spent' ? 0 : row.coins;
  const totalXp = totals.totalXp + row.xp;
  return {
    totalXp,
    coins: totals.coins + row.coins,
    coinsEarned: totals.coinsEarned + earned,
    coinsSpent: totals.coinsSpent + spent,
    highestLevel: Math.max(totals.highestLevel, levelOf(totalXp)),
  };
}

/** Totals alone, without the rest of a state. */
export function totalsOf({ totalXp, coins, coinsEarned, coinsSpent, highestLevel }: Totals): Totals {
  return { totalXp, coins, coinsEarned, coinsSpent, highestLevel };
}

/** What an act did, before levels and achievements follow from it. */
export interface Act {
  readonly rule: AwardRule;
  readonly source: string;
  readonly reason: Receipt['reason'];
  /** Whether achievements may follow; a repeat brings none. */
  readonly unlocks: boolean;
  /** The act's own rows, coins included. */
  readonly rows: readonly LedgerRow[];
  readonly days: readonly MemberDay[];
  /** The state with day, counters, first steps and milestones of the act, but the totals before it. */
  readonly state: AwardState;
  readonly receipt: Pick<Receipt, 'baseXp' | 'bonusXp' | 'firstSteps' | 'streakMilestone' | 'backdated' | 'earnedBack'>;
  readonly newFirstSteps: readonly string[];
}

/** Books an act: adds up its rows, then the levels and achievements that follow, and writes the answer. */
export function settle(act: Act, now: Moment): AwardDraft {
  const own = act.rows.reduce(addRow, totalsOf(act.state));
  const levels = levelRows(act.state.highestLevel, own.highestLevel, now);
  const counters: Counters = { ...act.state.counters, activeDays: act.state.streak.activeDays, level: own.highestLevel };
  const reached = act.unlocks ? newAchievements(counters, act.state.achievements) : [];
  const unlocked = reached.map((achievement) => ({
    ...achievement,
    coins: achievementCoins[achievement.rarity],
  }));
  const achievementRows = unlocked.map(({ code, coins }) => bookedRow(now, { source: 'achievement', reference: code, coins }));
  const totals = [...levels, ...achievementRows].reduce(addRow, own);
  const codes = unlocked.map(({ code }) => code);
  const next: AwardState = {
    ...act.state,
    ...totals,
    counters: act.unlocks ? counters : act.state.counters,
    achievements: [...act.state.achievements, ...codes],
  };
  return {
    reason: act.reason,
    rows: [...act.rows, ...levels, ...achievementRows],
    days: act.days,
    next,
    newFirstSteps: act.newFirstSteps,
    newAchievements: codes,
    award: {
      ...answerOf(act, next, now),
      levelUp: levelUpOf(act, levels, own.highestLevel),
      achievementsUnlocked: unlocked.map(({ code, title, description, rarity, coins }) => ({ code, title, description, rarity, coins })),
    },
  };
}

function answerOf(act: Act, next: AwardState, now: Moment): Omit<Award, 'levelUp' | 'achievementsUnlocked'> {
  const progress = levelProgress(next.totalXp, next.highestLevel);
  const percent = multiplierPercent(next.streak.multiplierStep);
  const xpAwarded = sum(act.rows.map(({ xp }) => xp));
  return {
    xpAwarded,
    coinsAwarded: sum(act.rows.map(({ coins }) => coins)),
    multiplier: percent / 100,
    newTotalXP: next.totalXp,
    newTotalCoins: next.coins,
    currentLevel: progress.level,
    levelTitle: progress.title,
    currentXP: progress.currentXp,
    nextLevelXP: progress.levelXp,
    message: messageOf(act, xpAwarded),
    receipt: {
      ...act.receipt,
      source: act.source,
      label: act.rule.text,
      multiplierPercent: act.receipt.backdated ? 100 : percent,
      dailyCapLeft: capLeft(next.today),
      localDate: act.receipt.backdated?.forDate ?? now.localDate,
      reason: act.reason,
    },
  };
}

function levelRows(highestLevel: number, to: number, now: Moment): readonly LedgerRow[] {
  const from = Math.max(1, highestLevel);
  return Array.from({ length: Math.max(0, Math.min(to, MAX_LEVEL) - from) }, (_, index) => {
    const level = from + index + 1;
    return bookedRow(now, { source: 'level_up', reference: String(level), coins: levelCoins(level) });
  });
}

function levelUpOf(act: Act, levels: readonly LedgerRow[], newLevel: number): LevelUp | null {
  if (levels.length === 0) return null;
  return {
    newLevel,
    newTitle: levelTitleOf(newLevel),
    newTier: tierOf(newLevel),
    xpGained: sum(act.rows.map(({ xp }) => xp)),
    coinsEarned: sum(levels.map(({ coins }) => coins)),
    newFeatures: featuresUnlockedAt(act.state.highestLevel, newLevel).map(({ name, title }) => ({ name, title })),
  };
}

function messageOf({ reason, rule, receipt }: Pick<Act, 'reason' | 'rule' | 'receipt'>, xp: number): string {
  const back = receipt.earnedBack ? `A missed day is earned back: ${receipt.earnedBack.streak} days in a row` : null;
  if (xp > 0) return [`${rule.text}: +${xp} XP`, ...(back ? [back] : [])].join('. ');
  if (back) return back;
  if (receipt.backdated && reason === 'not_earning') return 'Saved. Days further back are kept without XP.';
  return messages[reason];
}

const messages: Readonly<Record<Receipt['reason'], string>> = {
  counted: 'Saved.',
  already_counted: 'This is counted already.',
  daily_cap: 'Rest is progress too',
  source_limit: 'Saved. It earns XP again tomorrow.',
  no_record: 'There is nothing on record for this yet.',
  not_earning: 'Saved.',
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
