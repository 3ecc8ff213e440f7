import type { CounterName } from './counters.ts';

/** Base XP that repeatable acts may earn on one day, before the multiplier. */
export const DAILY_CAP_XP = 250;
/** Coins of an award, in percent of its XP, rounded down. */
export const COINS_PERCENT = 25;
/** XP of each first step. */
export const FIRST_STEP_XP = 20;
/** XP asked for when a generic award names no amount. */
export const DEFAULT_BASE_AMOUNT = 10;

/** How many base XP an act is worth. All amounts are whole XP. */
export type BaseRule =
  | { readonly kind: 'fixed'; readonly xp: number }
  /** `first` for the first `firstCount` of the day, `next` for the rest. */
  | { readonly kind: 'first-then'; readonly first: number; readonly firstCount: number; readonly next: number }
  | { readonly kind: 'by-size'; readonly S: number; readonly M: number; readonly L: number }
  /** `start` plus one per whole minute, at most `max`. */
  | { readonly kind: 'by-minutes'; readonly start: number; readonly max: number }
  /** `xp` from `minWords` words, else `below`. */
  | { readonly kind: 'by-words'; readonly minWords: number; readonly xp: number; readonly below: number }
  /** XP for exactly these numbers of days; 0 for any other. */
  | { readonly kind: 'by-days'; readonly xp: Readonly<Record<number, number>> };

/** What must hold before an act earns at all. */
export type Condition =
  | { readonly kind: 'elapsed-percent'; readonly min: number }
  | { readonly kind: 'age-hours'; readonly min: number }
  /** At least this many days after the same reference counted last. */
  | { readonly kind: 'days-since-last'; readonly min: number };

/** Codes of the first steps. */
export type FirstStepCode =
  | 'first_checkin'
  | 'first_mood'
  | 'profile_completed'
  | 'scheme_chosen'
  | 'first_habit'
  | 'first_goal'
  | 'first_entry'
  | 'first_meditation';

/** One row of the awards table. */
export interface AwardRule {
  /** The act in words, for receipts, notices and the activity list. */
  readonly text: string;
  /** Further names under which callers may send this source. */
  readonly aliases: readonly string[];
  readonly base: BaseRule;
  /** How many of these may earn on one day; null for no limit. */
  readonly perDay: number | null;
  /** An act counts once per record, once per record and day, or once per day. */
  readonly once: 'record' | 'record-day' | 'day';
  /** Whether it counts to, and stops at, the daily cap. */
  readonly capped: boolean;
  /** Whether it makes its day an active one. */
  readonly marksDay: boolean;
  /** Who may claim it by name: a caller with the id of a record, any caller, or only the server's own verbs. */
  readonly claim: 'record' | 'open' | 'server';
  readonly counter: CounterName | null;
  readonly firstStep: FirstStepCode | null;
  readonly condition: Condition | null;
}

const ordinary = {
  aliases: [],
  perDay: null,
  once: 'record',
  capped: true,
  marksDay: true,
  claim: 'record',
  counter: null,
  firstStep: null,
  condition: null,
} as const satisfies Partial<AwardRule>;

/** An act that earns no XP itself, but may complete a first step or an achievement. */
const unpaid = { ...ordinary, base: { kind: 'fixed', xp: 0 }, marksDay: false, claim: 'server' } as const satisfies Partial<AwardRule>;

const fixed = (xp: number): BaseRule => ({ kind: 'fixed', xp });

/** The awards table: every act that earns or unlocks something, by its canonical source. */
export const awardRules = {
  daily_checkin: {
    ...ordinary,
    text: 'Daily check-in',
    base: fixed(10),
    once: 'day',
    claim: 'open',
    counter: 'checkins',
    firstStep: 'first_checkin',
  },
  mood_log: {
    ...ordinary,
    text: 'Mood logged',
    aliases: ['mood_tracking'],
    base: { kind: 'first-then', first: 10, firstCount: 1, next: 5 },
    perDay: 3,
    counter: 'moods',
    firstStep: 'first_mood',
  },
  habit_creation: {
    ...ordinary,
    text: 'Habit planted',
    aliases: ['habit_create'],
    base: fixed(10),
    perDay: 3,
    counter: 'habits',
    firstStep: 'first_habit',
  },
  habit_complete: {
    ...ordinary,
    text: 'Habit done',
    aliases: ['habit_completion'],
    base: { kind: 'first-then', first: 10, firstCount: 8, next: 2 },
    once: 'record-day',
    counter: 'habitTicks',
  },
  goal_create: {
    ...ordinary,
    text: 'Goal set',
    aliases: ['goal_creation'],
    base: fixed(15),
    perDay: 2,
    counter: 'goals',
    firstStep: 'first_goal',
  },
  goal_progress: { ...ordinary, text: 'Progress on a goal', base: fixed(10), perDay: 5, once: 'record-day' },
  goal_milestone: { ...ordinary, text: 'Milestone reached', aliases: ['milestone'], base: fixed(25) },
  goal_complete: {
    ...ordinary,
    text: 'Goal completed',
    aliases: ['goal_completion'],
    base: { kind: 'by-size', S: 60, M: 100, L: 150 },
    counter: 'goalsCompleted',
    condition: { kind: 'age-hours', min: 24 },
  },
  journal_create: {
    ...ordinary,
    text: 'Journal entry',
    aliases: ['journal_creation'],
    base: { kind: 'by-words', minWords: 20, xp: 15, below: 5 },
    perDay: 2,
    counter: 'entries',
    firstStep: 'first_entry',
  },
  meditation_complete: {
    ...ordinary,
    text: 'Meditation',
    aliases: ['meditation_session'],
    base: { kind: 'by-minutes', start: 5, max: 25 },
    perDay: 3,
    counter: 'meditations',
    firstStep: 'first_meditation',
    condition: { kind: 'elapsed-percent', min: 80 },
  },
  lesson: { ...ordinary, text: 'Lesson finished', base: fixed(10), capped: false },
  quiz_pass: { ...ordinary, text: 'Quiz passed', aliases: ['quiz'], base: fixed(15), capped: false },
  course: { ...ordinary, text: 'Course finished', base: fixed(75), capped: false, counter: 'certificates' },
  assessment: {
    ...ordinary,
    text: 'Assessment filled in',
    base: fixed(15),
    once: 'record-day',
    condition: { kind: 'days-since-last', min: 14 },
  },
  challenge_day: { ...ordinary, text: 'Challenge day', base: fixed(15) },
  challenge_finish: {
    ...ordinary,
    text: 'Challenge finished',
    base: { kind: 'by-days', xp: { 7: 50, 21: 150, 60: 500 } },
    capped: false,
  },
  vision_board: { ...ordinary, text: 'Vision board', base: fixed(5), perDay: 1 },
  affirmation: { ...ordinary, text: 'Affirmation', base: fixed(5), perDay: 1 },
  script_step: { ...ordinary, text: 'Life-script step', base: fixed(10), capped: false },
  script_complete: { ...ordinary, text: 'Life script finished', base: fixed(100), capped: false, counter: 'scripts' },
  helpful_reply: { ...ordinary, text: 'Helpful reply', base: fixed(5), perDay: 3, claim: 'server', counter: 'helpfulReplies' },
  streak_milestone: {
    ...unpaid,
    text: 'Streak milestone',
    base: { kind: 'by-days', xp: { 7: 25, 21: 50, 60: 100, 180: 250, 365: 500 } },
    capped: false,
  },
  module_unlock: { ...unpaid, text: 'Module opened', claim: 'open' },
  profile_complete: { ...unpaid, text: 'Profile completed', firstStep: 'profile_completed' },
  scheme_choice: { ...unpaid, text: 'Colour scheme chosen', firstStep: 'scheme_chosen' },
  guide_chat: { ...unpaid, text: 'Talk with a guide', counter: 'chats' },
  planned_pause: { ...unpaid, text: 'Pause planned', counter: 'plannedPauses' },
  data_export: { ...unpaid, text: 'Data exported', counter: 'exports' },
  /** Whatever a client names that is not in this table. */
  other: { ...ordinary, text: 'Activity', base: fixed(10), perDay: 3, claim: 'open', marksDay: false },
} as const satisfies Record<string, AwardRule>;

/** Canonical name of a source in the awards table; ledger rows carry it. */
export type AwardSource = keyof typeof awardRules;

const sourcesByName = new Map<string, AwardSource>(
  // The keys of the table are its sources: that is how the type is made.
  (Object.keys(awardRules) as AwardSource[]).flatMap((source) =>
    [source, ...awardRules[source].aliases].map((name) => [name, source] as const),
  ),
);

/** The canonical source behind a name or an alias; undefined when the table does not know it. */
export function sourceOf(name: string): AwardSource | undefined {
  return sourcesByName.get(name);
}

/** The rule of a source. */
export function ruleOf(source: AwardSource): AwardRule {
  return awardRules[source];
}

/** Words for what a ledger row is about, `source` being whatever the row carries. */
export function sourceText(source: string): string {
  return ledgerTexts[source] ?? ruleOf(sourceOf(source) ?? 'other').text;
}

const ledgerTexts: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  first_step: 'First step',
  level_up: 'New level',
  achievement: 'Achievement',
  coins_spent: 'Coins spent',
});

/** Texts of the activity labels that callers may name. */
export const activityLabels = {
  goal_create: awardRules.goal_create.text,
  goal_progress: awardRules.goal_progress.text,
  goal_complete: awardRules.goal_complete.text,
  habit_complete: awardRules.habit_complete.text,
  journal_create: awardRules.journal_create.text,
  mood_log: awardRules.mood_log.text,
  meditation_complete: awardRules.meditation_complete.text,
  daily_checkin: awardRules.daily_checkin.text,
  vision_board: awardRules.vision_board.text,
  module_unlock: awardRules.module_unlock.text,
  streak_milestone: awardRules.streak_milestone.text,
} as const;

/** Names that the feature helpers send as `source`. */
export const xpSources = {
  mood: 'mood_tracking',
  habitCreation: 'habit_creation',
  habitCompletion: 'habit_completion',
  goalCreation: 'goal_creation',
  goalCompletion: 'goal_completion',
  journal: 'journal_creation',
  meditation: 'meditation_session',
} as const;

/** One of the acts that earn {@link FIRST_STEP_XP} once ever, beyond multiplier and cap. */
export interface FirstStep {
  readonly code: FirstStepCode;
  readonly title: string;
  readonly xp: number;
}

/** All first steps, in the order in which they are offered. */
export const firstSteps: readonly FirstStep[] = [
  { code: 'first_checkin', title: 'First check-in', xp: FIRST_STEP_XP },
  { code: 'first_mood', title: 'First mood', xp: FIRST_STEP_XP },
  { code: 'profile_completed', title: 'Profile completed', xp: FIRST_STEP_XP },
  { code: 'scheme_chosen', title: 'Colour scheme chosen', xp: FIRST_STEP_XP },
  { code: 'first_habit', title: 'First habit', xp: FIRST_STEP_XP },
  { code: 'first_goal', title: 'First goal', xp: FIRST_STEP_XP },
  { code: 'first_entry', title: 'First journal entry', xp: FIRST_STEP_XP },
  { code: 'first_meditation', title: 'First meditation', xp: FIRST_STEP_XP },
];

/** First steps whose feature stands in this version; the dashboard offers these. */
export const offeredFirstSteps: readonly FirstStep[] = firstSteps.filter(({ code }) =>
  ['first_checkin', 'first_mood', 'first_habit', 'first_goal', 'first_entry', 'profile_completed', 'scheme_chosen'].includes(code),
);

/** A booked act with what it was for: "Did a habit: Read". */
export const actInWords = ({ label, about }: { readonly label: string; readonly about?: string | undefined }): string =>
  about === undefined ? label : `${label}: ${about}`;
