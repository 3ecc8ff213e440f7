import type { Tier } from './schemas.ts';

/** Highest level that the curve is laid out for; XP beyond it stays in this level. */
export const MAX_LEVEL = 1000;

/** What a member starts with, and what is shown while nothing is known. */
export const LEVEL_DEFAULTS = { level: 1, title: 'Initiate', tier: 'Initiate', nextLevelPoints: 100 } as const;

/** Tiers in order, each with the level at which it starts. */
export const tiers: readonly { readonly name: Tier; readonly startLevel: number }[] = [
  { name: 'Initiate', startLevel: 1 },
  { name: 'Seeker', startLevel: 5 },
  { name: 'Explorer', startLevel: 10 },
  { name: 'Navigator', startLevel: 15 },
  { name: 'Builder', startLevel: 20 },
  { name: 'Guardian', startLevel: 25 },
  { name: 'Transformer', startLevel: 30 },
  { name: 'Catalyst', startLevel: 40 },
  { name: 'Architect', startLevel: 50 },
  { name: 'Mentor', startLevel: 60 },
  { name: 'Luminary', startLevel: 75 },
];

/**
 * XP needed from `level` to the next one, in whole tens: `10 · floor((100 + 20n + 0.25n²)/10 + 0.5)` with `n = level − 1`.
 * Computed in integers, so it is exact at every level.
 */
export function need(level: number): number {
  const n = levelInRange(level) - 1;
  return 10 * Math.floor((n * n + 80 * n + 420) / 40);
}

/** Total XP at which each level starts; index 0 is level 1. */
const starts: readonly number[] = levelStarts();

function levelStarts(): number[] {
  const totals = [0];
  let total = 0;
  for (let level = 1; level < MAX_LEVEL; level += 1) {
    total += need(level);
    totals.push(total);
  }
  return totals;
}

/** Total XP at which `level` starts: 0 at level 1, 100 at level 2. */
export function totalAt(level: number): number {
  return starts[levelInRange(level) - 1] ?? 0;
}

/** The level that a total of XP has reached, 1 to {@link MAX_LEVEL}. */
export function levelOf(totalXp: number): number {
  let low = 1;
  let high = MAX_LEVEL;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (totalAt(middle) <= totalXp) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The tier in which a level lies. */
export function tierOf(level: number): Tier {
  return tierEntry(level).name;
}

/** Title of a level: the tier's name at its first level, then with a Roman numeral: `Initiate`, `Initiate II`, … */
export function levelTitleOf(level: number): string {
  const { name, startLevel } = tierEntry(level);
  const step = levelInRange(level) - startLevel + 1;
  return step === 1 ? name : `${name} ${roman(step)}`;
}

/** Where a member stands inside a level. */
export interface LevelProgress {
  readonly level: number;
  readonly title: string;
  readonly tier: Tier;
  readonly nextLevel: number;
  readonly nextLevelTitle: string;
  /** XP inside the level. */
  readonly currentXp: number;
  /** XP that the level needs in all. */
  readonly levelXp: number;
  /** Percent, 0–100, rounded down. */
  readonly progressToNext: number;
  /** Total XP at which the next level starts. */
  readonly nextLevelPoints: number;
}

/**
 * Where a total stands. A level once reached is kept: after an undo the level is `highestLevel` and its own XP starts at 0.
 */
export function levelProgress(totalXp: number, highestLevel = 1): LevelProgress {
  const level = Math.max(levelOf(totalXp), levelInRange(highestLevel));
  const nextLevel = Math.min(level + 1, MAX_LEVEL);
  const levelXp = need(level);
  const currentXp = Math.max(0, Math.floor(totalXp) - totalAt(level)) || 0;
  return {
    level,
    title: levelTitleOf(level),
    tier: tierOf(level),
    nextLevel,
    nextLevelTitle: levelTitleOf(nextLevel),
    currentXp,
    levelXp,
    progressToNext: Math.min(100, Math.floor((currentXp * 100) / levelXp)),
    nextLevelPoints: totalAt(level) + levelXp,
  };
}

/** Coins for reaching a level: five times its number, at most 250. */
export function levelCoins(level: number): number {
  return Math.min(250, 5 * levelInRange(level));
}

function tierEntry(level: number) {
  const at = levelInRange(level);
  return tiers.findLast((tier) => tier.startLevel <= at) ?? { name: LEVEL_DEFAULTS.tier, startLevel: 1 };
}

function levelInRange(level: number): number {
  return Math.min(MAX_LEVEL, Math.max(1, Math.floor(level) || 1));
}

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of numerals) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
