import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_DEFAULTS, levelCoins, levelOf, levelProgress, levelTitleOf, MAX_LEVEL, need, tierOf, tiers, totalAt } from './levels.ts';
import { Tier } from './schemas.ts';

const xp = fc.integer({ min: 0, max: 3_000_000 });
const levels = Array.from({ length: 200 }, (_, index) => index + 1);

describe('the level curve', () => {
  it('needs the printed XP for the first ten levels', () => {
    expect(levels.slice(0, 10).map(need)).toEqual([100, 120, 140, 160, 180, 210, 230, 250, 280, 300]);
  });

  it('starts levels 2 to 11 at the printed totals', () => {
    expect(levels.slice(1, 11).map(totalAt)).toEqual([100, 220, 360, 520, 700, 910, 1140, 1390, 1670, 1970]);
  });

  it('equals its formula at every level to 200', () => {
    for (const level of levels) expect(need(level)).toBe(10 * Math.floor((100 + 20 * (level - 1) + 0.25 * (level - 1) ** 2) / 10 + 0.5));
  });

  it('is exact on both sides of every threshold to level 200', () => {
    let total = 0;
    for (const level of levels) {
      expect(totalAt(level)).toBe(total);
      expect(levelOf(total)).toBe(level);
      total += need(level);
      expect(levelOf(total - 1)).toBe(level);
    }
  });

  it('never falls as XP grows', () => {
    fc.assert(fc.property(xp, xp, (a, b) => void expect(levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(levelOf(Math.min(a, b)))));
  });

  it('places every total inside its level', () => {
    fc.assert(
      fc.property(xp, (total) => {
        const { level, currentXp, levelXp, nextLevelPoints, progressToNext } = levelProgress(total);
        expect(totalAt(level) + currentXp).toBe(total);
        expect(currentXp).toBeLessThan(levelXp);
        expect(nextLevelPoints).toBe(totalAt(level + 1));
        expect(progressToNext).toBeLessThan(100);
      }),
    );
  });

  it('ends somewhere, and stays there', () => {
    expect(levelOf(Number.MAX_SAFE_INTEGER)).toBe(MAX_LEVEL);
    expect(levelProgress(Number.MAX_SAFE_INTEGER).progressToNext).toBe(100);
  });
});

describe('tiers and titles', () => {
  it('has the eleven tiers in order [tier-001]', () => {
    expect(tiers.map(({ name }) => name)).toEqual([
      'Initiate',
      'Seeker',
      'Explorer',
      'Navigator',
      'Builder',
      'Guardian',
      'Transformer',
      'Catalyst',
      'Architect',
      'Mentor',
      'Luminary',
    ]);
    expect(tiers.map(({ name }) => name)).toEqual(Tier.options);
  });

  it('starts each tier at its printed total', () => {
    expect(tiers.map(({ startLevel }) => totalAt(startLevel))).toEqual([
      0, 520, 1670, 3430, 5850, 9000, 12_950, 23_480, 37_930, 56_810, 94_520,
    ]);
  });

  it('changes the tier exactly at its first level', () => {
    for (const { name, startLevel } of tiers) {
      expect(tierOf(startLevel)).toBe(name);
      if (startLevel > 1) expect(tierOf(startLevel - 1)).not.toBe(name);
    }
    expect(tierOf(74)).toBe('Mentor');
    expect(tierOf(200)).toBe('Luminary');
  });

  it('counts within a tier in Roman numerals', () => {
    expect([1, 2, 3, 4, 5, 6, 33, 38, 74, 75, 84].map(levelTitleOf)).toEqual([
      'Initiate',
      'Initiate II',
      'Initiate III',
      'Initiate IV',
      'Seeker',
      'Seeker II',
      'Transformer IV',
      'Transformer IX',
      'Mentor XV',
      'Luminary',
      'Luminary X',
    ]);
  });

  it('has a title of its own for every level', () => {
    const all = Array.from({ length: MAX_LEVEL }, (_, index) => levelTitleOf(index + 1));
    expect(new Set(all).size).toBe(MAX_LEVEL);
  });
});

describe('what a member starts with', () => {
  it('is level 1, Initiate, and 100 XP to the next [const-036] [const-037]', () => {
    expect(LEVEL_DEFAULTS).toMatchObject({ level: 1, title: 'Initiate', nextLevelPoints: 100 });
    expect(levelProgress(0)).toEqual({
      level: 1,
      title: 'Initiate',
      tier: 'Initiate',
      nextLevel: 2,
      nextLevelTitle: 'Initiate II',
      currentXp: 0,
      levelXp: 100,
      progressToNext: 0,
      nextLevelPoints: 100,
    });
  });
});

describe('a level once reached', () => {
  it('is kept when XP is taken back', () => {
    expect(levelProgress(95, 2)).toMatchObject({ level: 2, currentXp: 0, levelXp: 120, progressToNext: 0, nextLevelPoints: 220 });
  });

  it('brings five coins a level and never more than 250', () => {
    expect([2, 10, 50, 51, 200].map(levelCoins)).toEqual([10, 50, 250, 250, 250]);
  });
});
