import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementCoins, achievementOf, achievementProgress, achievements, newAchievements } from './achievements.ts';
import { addCounters, type Counters, counterNames } from './counters.ts';

// The keys are counter names, but a dictionary forgets that.
const counters: fc.Arbitrary<Counters> = fc.dictionary(fc.constantFrom(...counterNames), fc.nat(12_000)) as fc.Arbitrary<Counters>;
const codes = achievements.map(({ code }) => code);

describe('achievements', () => {
  it('are the thirty-five, each with a code, a title and a text of its own', () => {
    expect(achievements).toHaveLength(35);
    for (const key of ['code', 'title', 'description', 'goal'] as const) expect(new Set(achievements.map((one) => one[key])).size).toBe(35);
    for (const { goal, title } of achievements) expect(goal).not.toBe(title);
  });

  it('bring coins by rarity', () => {
    expect(achievementCoins).toEqual({ common: 10, uncommon: 20, rare: 40, epic: 80, legendary: 150 });
    const byRarity = (rarity: string) => achievements.filter((one) => one.rarity === rarity).length;
    expect(['common', 'uncommon', 'rare', 'epic', 'legendary'].map(byRarity)).toEqual([8, 12, 7, 5, 3]);
  });

  it('hide three until they are earned', () => {
    expect(achievements.filter(({ hidden }) => hidden).map(({ title }) => title)).toEqual([
      'Welcome Back',
      'Gentle Restart',
      'Own Your Data',
    ]);
    expect(achievementProgress({ comebacks: 1 }, []).map(({ code }) => code)).not.toContain('welcome_back');
    expect(achievementProgress({ comebacks: 1 }, ['welcome_back']).map(({ code }) => code)).toContain('welcome_back');
  });

  it('list what this version can bring, and whatever was earned', () => {
    const listed = achievementProgress({}, []).map(({ code }) => code);
    expect(listed).toEqual(achievements.filter(({ stands, hidden }) => stands && !hidden).map(({ code }) => code));
    expect(listed).toEqual(expect.arrayContaining(['first_step', 'honest_heart', 'week_of_showing_up', 'rested_well', 'luminary']));
    const beyond = achievements.filter(({ stands, hidden }) => !stands || hidden).map(({ code }) => code);
    expect(achievementProgress({}, beyond)).toHaveLength(achievements.length);
  });

  it.each([
    ['moods', 1, ['honest_heart']],
    ['moods', 300, ['honest_heart', 'colours_of_the_year', 'year_in_pixels']],
    ['activeDays', 7, ['week_of_showing_up']],
    ['activeDays', 365, ['week_of_showing_up', 'thirty_lights', 'hundred_suns', 'full_orbit']],
    ['guides', 6, ['council_of_six']],
    ['level', 75, ['luminary']],
    ['level', 74, []],
  ] as const)('come with %s at %i', (counter, count, expected) => {
    expect(newAchievements({ [counter]: count }, []).map(({ code }) => code)).toEqual(expected);
  });

  it('come once', () => {
    expect(newAchievements({ moods: 1 }, ['honest_heart'])).toEqual([]);
  });

  it('show progress that never passes its target, and is full exactly when reached', () => {
    fc.assert(
      fc.property(counters, fc.subarray(codes), (counts, earned) => {
        const reached = newAchievements(counts, earned).map(({ code }) => code);
        for (const { code, count, target, earned: isEarned } of achievementProgress(counts, earned)) {
          expect(count).toBeLessThanOrEqual(target);
          expect(count === target).toBe(isEarned || reached.includes(code));
        }
      }),
    );
  });

  it('are found by code', () => {
    expect(achievementOf('luminary')?.title).toBe('Luminary');
    expect(achievementOf('toString')).toBeUndefined();
  });
});

describe('counters', () => {
  it('add up, and stop at nothing', () => {
    expect(addCounters({ moods: 2, goals: 1 }, { moods: 1, chats: 1 })).toEqual({ moods: 3, goals: 1, chats: 1 });
    expect(addCounters({ moods: 1 }, { moods: -3 })).toEqual({ moods: 0 });
  });
});
