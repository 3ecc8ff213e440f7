import { type ChallengeCategory, type ChallengeDifficulty, type LengthRules, lengthRules } from './catalogue.ts';

/** Template that 'Start 7-Day Challenge' starts. */
export const DEFAULT_CHALLENGE_TEMPLATE_ID = '7DAY001';

/** Kind of a challenge, derived from its length. */
export const challengeTypes = ['7-day', '21-day', '60-day'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

/** A challenge that can be started, and its rules. All counts are of days unless they say otherwise. */
export interface ChallengeTemplate extends LengthRules {
  readonly id: string;
  readonly name: string;
  readonly category: ChallengeCategory;
  readonly difficulty: ChallengeDifficulty;
  readonly durationDays: number;
  /** Required tasks of each day. */
  readonly requiredTasks: number;
  /** Required tasks that make a day complete. */
  readonly neededTasks: number;
}

/** The templates that every installation has. */
export const challengeTemplates: readonly ChallengeTemplate[] = [
  {
    id: DEFAULT_CHALLENGE_TEMPLATE_ID,
    name: 'Momentum Builder',
    category: 'momentum',
    difficulty: 'gentle',
    durationDays: 7,
    requiredTasks: 2,
    neededTasks: 2,
    ...lengthRules(7),
  },
  {
    id: '21DAY001',
    name: 'Habit Formation',
    category: 'habits',
    difficulty: 'steady',
    durationDays: 21,
    requiredTasks: 2,
    neededTasks: 2,
    ...lengthRules(21),
  },
  {
    id: '60DAY001',
    name: 'Life Transformation',
    category: 'growth',
    difficulty: 'demanding',
    durationDays: 60,
    requiredTasks: 3,
    neededTasks: 2,
    ...lengthRules(60),
  },
];

/** The template of an id; undefined when there is none. */
export function challengeTemplateOf(id: string): ChallengeTemplate | undefined {
  return challengeTemplates.find((template) => template.id === id);
}

/** A run as `GET /api/challenges/user-progress` tells it; older answers name the template `challengeId`. */
export interface ChallengeProgress {
  readonly status: 'active' | 'paused';
  readonly challengeTemplateId?: string;
  readonly challengeId?: string;
  readonly challengeName?: string;
  /** 1 on the first day. */
  readonly currentDay: number;
  readonly startDate: string;
  readonly totalProgress: { readonly totalDays?: number /** Days. */; readonly streak?: number };
  /** Whether all required tasks of today are done. */
  readonly todayCompleted?: boolean;
}

/** '7-day' and '21-day' for exactly these lengths; any other length, or none, is '60-day'. */
export function challengeTypeOf(totalDays: number | undefined): ChallengeType {
  if (totalDays === 7) return '7-day';
  return totalDays === 21 ? '21-day' : '60-day';
}

/** Name of a challenge by its length; an odd length goes by its template's name, else 'Life Transformation'. */
export function challengeNameOf(totalDays: number | undefined, templateName?: string): string {
  const byLength = challengeTemplates.find(({ durationDays }) => durationDays === totalDays)?.name;
  return byLength ?? (templateName?.trim() || 'Life Transformation');
}

/** The template that a run follows, under either of its names. */
export function templateIdOf(progress: Pick<ChallengeProgress, 'challengeTemplateId' | 'challengeId'>): string | undefined {
  return progress.challengeTemplateId ?? progress.challengeId;
}

/** The run to show: the first active one, else the first of the list. */
export function displayedChallenge<T extends Pick<ChallengeProgress, 'status'>>(list: readonly T[]): T | undefined {
  return list.find(({ status }) => status === 'active') ?? list[0];
}
