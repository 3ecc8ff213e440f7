import { describe, expect, it } from 'vitest';
import { momentOf } from '../time/moment.ts';
import { decideAward, decideNothing, ledgerKey } from './award.ts';
import { type Activity, type AwardState, NEW_MEMBER } from './award-state.ts';
import { totalAt } from './levels.ts';
import { Award } from './schemas.ts';
import type { MemberDay } from './streak.ts';
import { decideRedo, decideUndo } from './undo.ts';

const now = momentOf({ now: new Date('2026-03-10T12:00:00.000Z'), timeZone: 'UTC' });
/** A member with nothing left to celebrate but XP, coins and levels. */
const settled: AwardState = {
  ...NEW_MEMBER,
  firstSteps: ['first_checkin', 'first_mood', 'first_habit', 'first_goal', 'first_entry', 'first_meditation'],
  achievements: ['first_step', 'honest_heart', 'planted', 'north_star', 'dear_me', 'one_breath'],
};
const act = (source: string, more: Partial<Activity> = {}): Activity => ({ source, reference: 'a', ...more });
const activeDays = (from: string, count: number): readonly MemberDay[] =>
  Array.from({ length: count }, (_, index) => ({
    localDate: new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    kind: 'active',
  }));

describe('a first evening', () => {
  it('reaches level 2 by check-in, mood, profile and scheme', () => {
    let state: AwardState = NEW_MEMBER;
    const answers = ['daily_checkin', 'mood_log', 'profile_complete', 'scheme_choice'].map((source) => {
      const draft = decideAward({ ...state, alreadyCounted: false }, act(source), now);
      state = draft.next;
      return draft.award;
    });
    expect(answers.map(({ xpAwarded }) => xpAwarded)).toEqual([30, 30, 20, 20]);
    expect(answers.map(({ coinsAwarded }) => coinsAwarded)).toEqual([7, 7, 5, 5]);
    expect(answers.map(({ levelUp }) => levelUp?.newLevel)).toEqual([undefined, undefined, undefined, 2]);
    expect(answers[3]).toMatchObject({ currentLevel: 2, levelTitle: 'Initiate II', currentXP: 0, nextLevelXP: 120, newTotalXP: 100 });
    expect(answers[3]?.levelUp).toEqual({
      newLevel: 2,
      newTitle: 'Initiate II',
      newTier: 'Initiate',
      xpGained: 20,
      coinsEarned: 10,
      newFeatures: [],
    });
    // 24 coins of awards, 10 of the level, 10 each for First Step and Honest Heart.
    expect(state).toMatchObject({ totalXp: 100, coins: 54, coinsEarned: 54, coinsSpent: 0, highestLevel: 2 });
  });

  it('answers in the form of the contract [entity-034] [entity-036]', () => {
    const { award } = decideAward(NEW_MEMBER, act('daily_checkin'), now);
    expect(Award.parse(award)).toEqual(award);
    expect(award.achievementsUnlocked).toMatchObject([{ code: 'first_step', title: 'First Step', rarity: 'common', coins: 10 }]);
    expect(award.receipt).toEqual({
      source: 'daily_checkin',
      label: 'Daily check-in',
      baseXp: 10,
      multiplierPercent: 100,
      bonusXp: 0,
      firstSteps: [{ code: 'first_checkin', title: 'First check-in', xp: 20 }],
      dailyCapLeft: 240,
      localDate: '2026-03-10',
      reason: 'counted',
    });
  });

  it('books each part as a row of its own', () => {
    const { rows, newFirstSteps, newAchievements, days } = decideAward(NEW_MEMBER, act('mood_log', { reference: 'm1' }), now);
    expect(rows.map(({ source, reference, period, turn, xp, coins }) => [source, reference, period, turn, xp, coins])).toEqual([
      ['mood_log', 'm1', '', 0, 10, 2],
      ['first_step', 'first_mood', '', 0, 20, 5],
      ['achievement', 'honest_heart', '', 0, 0, 10],
    ]);
    expect(newFirstSteps).toEqual(['first_mood']);
    expect(newAchievements).toEqual(['honest_heart']);
    expect(days).toEqual([{ localDate: '2026-03-10', kind: 'active' }]);
  });

  it('gives a first step for the profile only once', () => {
    const first = decideAward(NEW_MEMBER, act('profile_complete'), now);
    const second = decideAward({ ...first.next, alreadyCounted: false }, act('profile_complete'), now);
    expect(first.reason).toBe('counted');
    expect([second.reason, second.award.xpAwarded, second.rows]).toEqual(['not_earning', 0, []]);
  });
});

describe('what an act is worth', () => {
  const xpOf = (activity: Activity, state: AwardState = settled) => decideAward(state, activity, now).award.xpAwarded;
  const after = (counts: AwardState['today']['counts'], cappedBaseXp = 0) => ({ ...settled, today: { counts, cappedBaseXp } });

  it('gives 10 for the first mood of a day, 5 for the next two, none for a fourth', () => {
    expect([0, 1, 2, 3].map((count) => xpOf(act('mood_log'), after({ mood_log: count })))).toEqual([10, 5, 5, 0]);
    expect(decideAward(after({ mood_log: 3 }), act('mood_tracking'), now).reason).toBe('source_limit');
  });

  it('gives 2 for a habit after eight on one day', () => {
    expect([7, 8].map((count) => xpOf(act('habit_completion'), after({ habit_complete: count })))).toEqual([10, 2]);
  });

  it('weighs goals by size, meditation by minutes, entries by words', () => {
    const goal = (size: 'S' | 'M' | 'L') => xpOf(act('goal_complete', { facts: { size, ageHours: 24 } }));
    expect([goal('S'), goal('M'), goal('L')]).toEqual([60, 100, 150]);
    const sitting = (minutes: number) => xpOf(act('meditation_session', { facts: { minutes, elapsedPercent: 80 } }));
    expect([sitting(0), sitting(7), sitting(90)]).toEqual([5, 12, 25]);
    const entry = (words: number) => xpOf(act('journal_create', { facts: { words } }));
    expect([entry(19), entry(20)]).toEqual([5, 15]);
    const finish = (days: number) => xpOf(act('challenge_finish', { facts: { days } }));
    expect([finish(7), finish(21), finish(60), finish(30)]).toEqual([50, 150, 500, 0]);
  });

  it('gives nothing for a goal finished on the day it was set, a cut meditation, or the same assessment within 14 days', () => {
    expect(xpOf(act('goal_complete', { facts: { size: 'L', ageHours: 23.9 } }))).toBe(0);
    expect(xpOf(act('meditation_session', { facts: { minutes: 20, elapsedPercent: 79 } }))).toBe(0);
    expect(xpOf(act('assessment', { facts: { daysSinceLast: 13 } }))).toBe(0);
    expect(xpOf(act('assessment', { facts: { daysSinceLast: 14 } }))).toBe(15);
    expect(xpOf(act('assessment'))).toBe(15);
  });

  it('gives 10 at most for a source it does not know, three a day', () => {
    expect(xpOf(act('dancing', { requested: 5000 }))).toBe(10);
    expect(xpOf(act('dancing', { requested: 4 }))).toBe(4);
    expect(xpOf(act('singing'), after({ other: 3 }))).toBe(0);
  });

  it('never gives more than the table, whatever amount a client asks for, and less when it asks for less', () => {
    expect(xpOf(act('daily_checkin', { requested: 10_000 }))).toBe(10);
    expect(xpOf(act('daily_checkin', { requested: 3 }))).toBe(3);
    expect(xpOf(act('module_unlock', { requested: 100 }))).toBe(0);
  });

  it('stops repeatable acts at 250 base XP a day and says that rest is progress', () => {
    const partly = decideAward(after({}, 245), act('daily_checkin'), now);
    expect([partly.award.xpAwarded, partly.award.receipt.dailyCapLeft, partly.reason]).toEqual([5, 0, 'counted']);
    const full = decideAward(after({}, 250), act('daily_checkin'), now);
    expect([full.award.xpAwarded, full.reason, full.award.message]).toEqual([0, 'daily_cap', 'Rest is progress too']);
    expect(full.rows).toHaveLength(1);
    expect(full.days).toHaveLength(1);
  });

  it('leaves first steps and acts that cannot be repeated out of the cap', () => {
    const capped = { ...NEW_MEMBER, today: { counts: {}, cappedBaseXp: 250 } };
    expect(decideAward(capped, act('daily_checkin'), now).award.xpAwarded).toBe(20);
    expect(xpOf(act('course'), after({}, 250))).toBe(75);
  });
});

describe('an act that was counted before', () => {
  it('answers with the same totals and changes nothing', () => {
    const state = { ...settled, totalXp: 130, coins: 12, coinsEarned: 12, highestLevel: 2, alreadyCounted: true };
    const draft = decideAward(state, act('daily_checkin'), now);
    expect(draft).toMatchObject({ reason: 'already_counted', rows: [], days: [], next: state });
    expect(draft.award).toMatchObject({
      xpAwarded: 0,
      coinsAwarded: 0,
      newTotalXP: 130,
      newTotalCoins: 12,
      levelUp: null,
      achievementsUnlocked: [],
    });
  });

  it('is known by the day for a check-in, by record and day for a habit, by the record for a mood', () => {
    expect(ledgerKey(act('daily_checkin', { reference: 'x' }), now)).toEqual({
      source: 'daily_checkin',
      reference: '2026-03-10',
      period: '2026-03-10',
    });
    expect(ledgerKey(act('habit_completion'), now)).toEqual({ source: 'habit_complete', reference: 'a', period: '2026-03-10' });
    expect(ledgerKey(act('mood_tracking'), now)).toEqual({ source: 'mood_log', reference: 'a', period: '' });
  });

  it('gives nothing for a reason that the caller knows', () => {
    const draft = decideNothing(NEW_MEMBER, act('goal_create'), now, 'no_record');
    expect(draft).toMatchObject({ reason: 'no_record', rows: [], days: [], next: NEW_MEMBER });
  });
});

describe('the multiplier', () => {
  it('holds already for the act that completes its days, rounded down', () => {
    const state = { ...settled, days: activeDays('2026-03-08', 2) };
    const { award } = decideAward(state, act('goal_create'), now);
    expect(award).toMatchObject({ xpAwarded: 15, multiplier: 1.05 });
    expect(award.receipt).toMatchObject({ baseXp: 15, bonusXp: 0, multiplierPercent: 105 });
    expect(decideAward({ ...state, days: activeDays('2026-03-04', 6) }, act('goal_create'), now).award.receipt).toMatchObject({
      bonusXp: 1,
    });
  });

  it('leaves first steps as they are', () => {
    const state = { ...NEW_MEMBER, days: activeDays('2026-02-17', 21) };
    expect(decideAward(state, act('mood_log'), now).award.receipt).toMatchObject({ baseXp: 10, bonusXp: 2, firstSteps: [{ xp: 20 }] });
  });

  it('starts at 1.0 [const-040]', () => {
    expect(decideAward(settled, act('daily_checkin'), now).award.multiplier).toBe(1);
  });
});

describe('streak milestones', () => {
  it('are awarded with the act that reaches them, once', () => {
    const state = { ...settled, achievements: [...settled.achievements, 'week_of_showing_up'], days: activeDays('2026-03-04', 6) };
    const draft = decideAward(state, act('daily_checkin'), now);
    expect(draft.award.xpAwarded).toBe(11 + 25);
    expect(draft.award.coinsAwarded).toBe(9);
    expect(draft.award.receipt.streakMilestone).toEqual({ days: 7, xp: 25 });
    expect(draft.rows.map(({ source, reference, xp }) => [source, reference, xp])).toEqual([
      ['daily_checkin', '2026-03-10', 11],
      ['streak_milestone', '7', 25],
    ]);
    const again = decideAward({ ...state, streakMilestones: [7] }, act('daily_checkin'), now);
    expect(again.award.receipt.streakMilestone).toBeUndefined();
  });
});

describe('several levels at once', () => {
  it('give one level-up with the final level and all coins, and no feature that is not there [entity-035]', () => {
    const state = { ...settled, totalXp: totalAt(2) - 1, highestLevel: 1 };
    const draft = decideAward(state, act('challenge_finish', { facts: { days: 60 } }), now);
    expect(draft.award.levelUp).toMatchObject({
      newLevel: 5,
      newTitle: 'Seeker',
      newTier: 'Seeker',
      xpGained: 500,
      coinsEarned: 10 + 15 + 20 + 25,
    });
    expect(draft.award.levelUp?.newFeatures.map(({ name }) => name)).toEqual(['own_prompts']);
    expect(draft.rows.filter(({ source }) => source === 'level_up').map(({ reference }) => reference)).toEqual(['2', '3', '4', '5']);
  });
});

describe('acts without XP', () => {
  it('keep quiet in a crisis: the day counts, nothing is awarded, and the first step stays open', () => {
    const draft = decideAward(NEW_MEMBER, act('mood_log', { quiet: true }), now);
    expect(draft.award).toMatchObject({ xpAwarded: 0, coinsAwarded: 0, message: 'Saved.', levelUp: null, achievementsUnlocked: [] });
    expect(draft.rows).toMatchObject([{ source: 'mood_log', xp: 0, coins: 0 }]);
    expect(draft.next).toMatchObject({ firstSteps: [], streak: { current: 1 } });
  });

  it('may complete an achievement, and never mark a day', () => {
    const chat = decideAward(NEW_MEMBER, act('guide_chat'), now);
    expect(chat.award).toMatchObject({ xpAwarded: 0, coinsAwarded: 0, newTotalCoins: 10 });
    expect(chat.newAchievements).toEqual(['guides_welcome']);
    expect([chat.days, chat.rows.map(({ source }) => source)]).toEqual([[], ['achievement']]);
    const council = decideAward({ ...chat.next, counters: { chats: 9, guides: 5 } }, act('guide_chat', { gains: { guides: 1 } }), now);
    expect(council.newAchievements).toEqual(['council_of_six']);
  });
});

describe('an act for an earlier date', () => {
  const filled: AwardState = { ...settled, days: activeDays('2026-03-01', 8) };
  const late = (forDate: string, state = filled, more: Partial<Activity> = {}) =>
    decideAward(state, act('journal_create', { forDate, facts: { words: 30 }, ...more }), now);

  it('earns half without a multiplier and repairs the day within 48 hours of its end', () => {
    const { award, days, next, rows } = late('2026-03-09');
    expect(award).toMatchObject({ xpAwarded: 7, coinsAwarded: 1, message: 'Journal entry: +7 XP' });
    expect(award.receipt).toMatchObject({
      baseXp: 15,
      bonusXp: 0,
      multiplierPercent: 100,
      localDate: '2026-03-09',
      backdated: { forDate: '2026-03-09', percent: 50, repaired: true },
    });
    expect(Award.parse(award)).toEqual(award);
    expect(days).toEqual([{ localDate: '2026-03-09', kind: 'repaired' }]);
    expect(next.streak).toMatchObject({ current: 9, lastActivity: '2026-03-09' });
    expect(rows[0]).toMatchObject({ base: 15, multiplierPercent: 50, localDate: '2026-03-10', at: now.instant });
  });

  it('earns half on a filled day too, and changes nothing about it', () => {
    const { award, days, next } = late('2026-03-08');
    expect([award.xpAwarded, award.receipt.backdated?.repaired, days, next.streak]).toEqual([7, false, [], filled.streak]);
  });

  it('is kept without XP when it is older, once, with its count', () => {
    const older = late('2026-03-07', { ...settled, firstSteps: [] });
    expect(older.award).toMatchObject({ xpAwarded: 0, coinsAwarded: 0, message: 'Saved. Days further back are kept without XP.' });
    expect(older.reason).toBe('not_earning');
    expect([older.days, older.newFirstSteps]).toEqual([[], []]);
    expect(older.rows).toMatchObject([{ source: 'journal_create', base: 0, xp: 0, coins: 0 }]);
    expect(older.next.counters.entries).toBe(1);
  });

  it('takes from the limits of the day on which it is entered', () => {
    const tired = { ...filled, today: { counts: { journal_create: 2 }, cappedBaseXp: 0 } } as const;
    expect(late('2026-03-09', tired).reason).toBe('source_limit');
    expect(late('2026-03-09', { ...filled, today: { counts: {}, cappedBaseXp: 246 } }).award.xpAwarded).toBe(2);
    expect(late('2026-03-09', { ...filled, today: { counts: {}, cappedBaseXp: 250 } }).reason).toBe('daily_cap');
  });

  it('leaves a milestone that the repair leads to for the next act of the present', () => {
    const gap: AwardState = { ...settled, days: [...activeDays('2026-03-04', 5), { localDate: '2026-03-10', kind: 'active' }], freezes: 0 };
    const repair = late('2026-03-09', gap);
    expect(repair.next.streak.current).toBe(7);
    expect(repair.award.receipt.streakMilestone).toBeUndefined();
    const tomorrow = momentOf({ now: new Date('2026-03-11T12:00:00.000Z'), timeZone: 'UTC' });
    const next = decideAward({ ...repair.next, alreadyCounted: false }, act('daily_checkin'), tomorrow);
    expect(next.award.receipt.streakMilestone).toEqual({ days: 7, xp: 25 });
  });

  it('gives back the freeze of a day that turns out to have been filled', () => {
    const rested: AwardState = {
      ...settled,
      days: [...activeDays('2026-03-01', 8), { localDate: '2026-03-09', kind: 'frozen' }],
      freezes: 0,
    };
    expect(late('2026-03-09', rested).next.freezes).toBe(1);
  });

  it('stands under its own date where a record counts once a day', () => {
    expect(ledgerKey(act('habit_complete', { forDate: '2026-03-09' }), now).period).toBe('2026-03-09');
    const tick = (forDate?: string) => decideAward(filled, act('habit_complete', forDate === undefined ? {} : { forDate }), now).rows[0];
    expect([tick('2026-03-09')?.period, tick()?.period]).toEqual(['2026-03-09', '2026-03-10']);
  });

  it('keeps its day when it is taken back', () => {
    const { rows, next } = late('2026-03-09');
    const own = rows.filter(({ source }) => source === 'journal_create');
    const undone = decideUndo(next, { rows: own, actDate: '2026-03-09', otherActs: 0 }, now);
    expect(undone).toMatchObject({ xpTaken: 7, removedDay: null });
    expect(undone.next.streak).toEqual(next.streak);
    const redone = decideRedo(undone.next, { rows: [...own, ...undone.rows], actDate: '2026-03-09', otherActs: 0 }, now);
    expect([redone.award.xpAwarded, redone.days]).toEqual([7, []]);
  });

  it('counts as one of the present when its date is today', () => {
    const present = late('2026-03-10');
    expect([present.award.receipt.backdated, present.award.receipt.baseXp, present.days]).toEqual([
      undefined,
      15,
      [
        { localDate: '2026-03-09', kind: 'frozen' },
        { localDate: '2026-03-10', kind: 'active' },
      ],
    ]);
  });
});

describe('a late report', () => {
  it('marks the day on which it happened and counts against the limits of the day on which it came', () => {
    const late = momentOf({ now: new Date('2026-03-10T12:00:00.000Z'), timeZone: 'UTC', occurredAt: '2026-03-09T20:00:00.000Z' });
    const draft = decideAward(settled, act('daily_checkin'), late);
    expect(draft.days).toEqual([{ localDate: '2026-03-09', kind: 'active' }]);
    expect(draft.rows[0]).toMatchObject({ period: '2026-03-09', localDate: '2026-03-10', at: '2026-03-09T20:00:00.000Z' });
  });
});
