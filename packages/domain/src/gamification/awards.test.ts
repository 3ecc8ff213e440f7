import { describe, expect, it } from 'vitest';
import {
  type AwardSource,
  activityLabels,
  awardRules,
  COINS_PERCENT,
  DAILY_CAP_XP,
  DEFAULT_BASE_AMOUNT,
  firstSteps,
  offeredFirstSteps,
  ruleOf,
  sourceOf,
  sourceText,
  xpSources,
} from './awards.ts';
import { maxBase } from './base-xp.ts';
import { features } from './features.ts';

describe('the awards table', () => {
  it('has a label for each of the eleven activities [game-005]', () => {
    expect(Object.keys(activityLabels)).toEqual([
      'goal_create',
      'goal_progress',
      'goal_complete',
      'habit_complete',
      'journal_create',
      'mood_log',
      'meditation_complete',
      'daily_checkin',
      'vision_board',
      'module_unlock',
      'streak_milestone',
    ]);
    for (const [source, label] of Object.entries(activityLabels)) expect(sourceText(source)).toBe(label);
    expect(new Set(Object.values(activityLabels)).size).toBe(11);
  });

  it('knows the source names of the seven helpers [game-006]', () => {
    expect(Object.values(xpSources)).toEqual([
      'mood_tracking',
      'habit_creation',
      'habit_completion',
      'goal_creation',
      'goal_completion',
      'journal_creation',
      'meditation_session',
    ]);
    expect(Object.values(xpSources).map(sourceOf)).toEqual([
      'mood_log',
      'habit_creation',
      'habit_complete',
      'goal_create',
      'goal_complete',
      'journal_create',
      'meditation_complete',
    ]);
  });

  it.each<[AwardSource, number, number | null]>([
    ['daily_checkin', 10, null],
    ['mood_log', 10, 3],
    ['habit_creation', 10, 3],
    ['habit_complete', 10, null],
    ['goal_create', 15, 2],
    ['goal_progress', 10, 5],
    ['goal_milestone', 25, null],
    ['goal_complete', 150, null],
    ['journal_create', 15, 2],
    ['meditation_complete', 25, 3],
    ['lesson', 10, null],
    ['quiz_pass', 15, null],
    ['course', 75, null],
    ['assessment', 15, null],
    ['challenge_day', 15, null],
    ['challenge_finish', 500, null],
    ['vision_board', 5, 1],
    ['affirmation', 5, 1],
    ['script_step', 10, null],
    ['script_complete', 100, null],
    ['helpful_reply', 5, 3],
    ['streak_milestone', 500, null],
    ['module_unlock', 0, null],
    ['other', 10, 3],
  ])('gives %s at most %i XP, so many times a day: %s', (source, most, perDay) => {
    expect(maxBase(ruleOf(source).base)).toBe(most);
    expect(ruleOf(source).perDay).toBe(perDay);
  });

  it('never lets two sources share a name', () => {
    const names = Object.entries(awardRules).flatMap(([source, rule]) => [source, ...rule.aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has words for every ledger row', () => {
    expect(['first_step', 'level_up', 'achievement', 'coins_spent', 'mood_tracking', 'constructor', 'dancing'].map(sourceText)).toEqual([
      'First step',
      'New level',
      'Achievement',
      'Coins spent',
      'Mood logged',
      'Activity',
      'Activity',
    ]);
  });

  it('has its constants [const-038] [const-039]', () => {
    expect({ DEFAULT_BASE_AMOUNT, COINS_PERCENT, DAILY_CAP_XP }).toEqual({ DEFAULT_BASE_AMOUNT: 10, COINS_PERCENT: 25, DAILY_CAP_XP: 250 });
  });
});

describe('first steps', () => {
  it('are eight, worth 20 XP each, and each belongs to one act', () => {
    expect(firstSteps).toHaveLength(8);
    expect(firstSteps.every(({ xp }) => xp === 20)).toBe(true);
    const fromActs = Object.values(awardRules).flatMap(({ firstStep }) => firstStep ?? []);
    expect(fromActs.toSorted()).toEqual(firstSteps.map(({ code }) => code).toSorted());
  });

  it('are offered as far as their features stand', () => {
    const featureOf = { first_habit: 'habits', first_goal: 'goals', first_entry: 'journal', first_meditation: 'meditation' } as const;
    const stands = (name: string) => features.find((feature) => feature.name === name)?.stands;
    const offered = offeredFirstSteps.map(({ code }) => code);
    expect(offered).toEqual(expect.arrayContaining(['first_checkin', 'first_mood', 'profile_completed', 'scheme_chosen']));
    // The values are those of the object's own keys.
    for (const [code, feature] of Object.entries(featureOf)) expect((offered as string[]).includes(code), code).toBe(stands(feature));
  });
});
