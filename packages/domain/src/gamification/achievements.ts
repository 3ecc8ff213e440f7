import { achievementGoals } from './achievement-goals.ts';
import type { CounterName, Counters } from './counters.ts';
import type { Rarity } from './schemas.ts';

/** Coins that an achievement brings, by rarity. */
export const achievementCoins: Readonly<Record<Rarity, number>> = { common: 10, uncommon: 20, rare: 40, epic: 80, legendary: 150 };

/** One achievement: earned once `counter` has reached `target`. */
export interface AchievementRule {
  readonly code: string;
  readonly title: string;
  /** What was done, said once it is earned. */
  readonly description: string;
  /** What one does for it, said until then. */
  readonly goal: string;
  readonly rarity: Rarity;
  /** Name of the feature it belongs to. */
  readonly category: string;
  /** Hidden ones are not listed before they are earned. */
  readonly hidden: boolean;
  readonly counter: CounterName;
  readonly target: number;
  /** It can be reached in this version. */
  readonly stands: boolean;
}

type Row = readonly [code: string, title: string, rarity: Rarity, category: string, counter: CounterName, target: number, text: string];

const rows: readonly Row[] = [
  ['first_step', 'First Step', 'common', 'dashboard', 'checkins', 1, 'You checked in for the first time. Every path starts like this.'],
  ['honest_heart', 'Honest Heart', 'common', 'mood', 'moods', 1, 'You named how you feel. That is a skill, and you are practising it.'],
  ['dear_me', 'Dear Me', 'common', 'journal', 'entries', 1, 'Your first journal entry. Someone who matters will read it: you.'],
  ['one_breath', 'One Breath', 'common', 'meditation', 'meditations', 1, 'You sat down for your first meditation and let the world wait.'],
  ['planted', 'Planted', 'common', 'habits', 'habits', 1, 'Your first habit is in the ground. Small and often will do.'],
  ['north_star', 'North Star', 'common', 'goals', 'goals', 1, 'You set a first goal. Now the days have a direction.'],
  [
    'week_of_showing_up',
    'Week of Showing Up',
    'common',
    'gamification',
    'activeDays',
    7,
    'Seven active days, in a row or not. You came back each time.',
  ],
  [
    'thirty_lights',
    'Thirty Lights',
    'uncommon',
    'gamification',
    'activeDays',
    30,
    'Thirty active days, each one a small light on the way.',
  ],
  [
    'hundred_suns',
    'Hundred Suns',
    'rare',
    'gamification',
    'activeDays',
    100,
    'A hundred active days. This has become part of who you are.',
  ],
  [
    'full_orbit',
    'Full Orbit',
    'epic',
    'gamification',
    'activeDays',
    365,
    'As many active days as a year has. Look how far you have travelled.',
  ],
  [
    'welcome_back',
    'Welcome Back',
    'uncommon',
    'gamification',
    'comebacks',
    1,
    'You were away for two weeks or more and came back. That counts.',
  ],
  ['gentle_restart', 'Gentle Restart', 'uncommon', 'gamification', 'earnBacks', 1, 'You missed a day and earned it back without fuss.'],
  [
    'rested_well',
    'Rested Well',
    'uncommon',
    'gamification',
    'plannedPauses',
    1,
    'You planned a pause ahead of time. Rest is part of the way.',
  ],
  ['rooted', 'Rooted', 'rare', 'habits', 'habitsRooted', 1, 'One habit has reached a strength of 80 percent. It holds by itself now.'],
  [
    'second_nature',
    'Second Nature',
    'epic',
    'habits',
    'habitsSecondNature',
    3,
    'Three habits at 90 percent. You hardly have to think of them any more.',
  ],
  ['momentum', 'Momentum', 'uncommon', 'challenges', 'challenges7', 1, 'You finished a 7-day challenge. The first push is the hardest.'],
  ['formation', 'Formation', 'uncommon', 'challenges', 'challenges21', 1, 'You finished a 21-day challenge, reflections and all.'],
  ['transformation', 'Transformation', 'legendary', 'challenges', 'challenges60', 1, 'Sixty days, four phases, one person who kept going.'],
  [
    'course_graduate',
    'Course Graduate',
    'uncommon',
    'courses',
    'certificates',
    1,
    'Your first certificate. You finished what you started to learn.',
  ],
  ['polymath', 'Polymath', 'epic', 'courses', 'certificates', 5, 'Five certificates. Your curiosity has many rooms.'],
  ['teacher', 'Teacher', 'rare', 'courses', 'coursesPublished', 1, 'You published a course and passed on what you know.'],
  ['guides_welcome', "Guide's Welcome", 'common', 'chat', 'chats', 1, 'You had your first talk with a guide.'],
  [
    'council_of_six',
    'Council of Six',
    'uncommon',
    'chat',
    'guides',
    6,
    'You have talked with all six guides and heard six ways to see a thing.',
  ],
  ['life_author', 'Life Author', 'rare', 'script', 'scripts', 1, 'Your life script is written to the last step. It is in your own words.'],
  ['read_back', 'Read Back', 'epic', 'script', 'scriptRereads', 1, 'You read your script again after ninety days. See what came true.'],
  ['seen', 'Seen', 'rare', 'vision', 'visionsAchieved', 1, 'Something from your vision board is now simply your life.'],
  [
    'colours_of_the_year',
    'Colours of the Year',
    'uncommon',
    'mood',
    'moods',
    100,
    'A hundred moods logged. The good and the hard ones both belong.',
  ],
  [
    'whole_spectrum',
    'Whole Spectrum',
    'uncommon',
    'mood',
    'moodQuadrants',
    4,
    'You have noticed moods in all four quadrants. None of them is wrong.',
  ],
  ['year_in_pixels', 'Year in Pixels', 'epic', 'mood', 'moods', 300, 'Three hundred moods: enough to see the weather of a whole year.'],
  ['chronicler', 'Chronicler', 'rare', 'journal', 'entries', 100, 'A hundred journal entries. You have kept a life from slipping by.'],
  ['still_water', 'Still Water', 'rare', 'meditation', 'meditationMinutes', 1000, 'A thousand minutes of stillness, one breath at a time.'],
  [
    'deep_lake',
    'Deep Lake',
    'legendary',
    'meditation',
    'meditationMinutes',
    10_000,
    'Ten thousand minutes of stillness. Few ever go this deep.',
  ],
  ['kind_word', 'Kind Word', 'uncommon', 'connect', 'helpfulReplies', 10, 'Ten people said that your reply helped them.'],
  ['own_your_data', 'Own Your Data', 'uncommon', 'accounts', 'exports', 1, 'You took a copy of everything you made here. It is yours.'],
  ['luminary', 'Luminary', 'legendary', 'gamification', 'level', 75, 'Level 75. You light the path for those who come after.'],
];

const hiddenCodes: readonly string[] = ['welcome_back', 'gentle_restart', 'own_your_data'];

/** Counters that something in this version raises; achievements on any other cannot be reached yet. */
const standingCounters: readonly CounterName[] = [
  'habits',
  'habitsRooted',
  'habitsSecondNature',
  'entries',
  'challenges7',
  'challenges21',
  'challenges60',
  'checkins',
  'moods',
  'activeDays',
  'comebacks',
  'earnBacks',
  'plannedPauses',
  'chats',
  'guides',
  'moodQuadrants',
  'goals',
  'goalsCompleted',
  'exports',
  'level',
];

/** Every achievement there is, those that cannot be reached in this version as well. */
export const achievements: readonly AchievementRule[] = rows.map(([code, title, rarity, category, counter, target, description]) => ({
  code,
  title,
  description,
  goal: achievementGoals[code] ?? title,
  rarity,
  category,
  hidden: hiddenCodes.includes(code),
  counter,
  target,
  stands: standingCounters.includes(counter),
}));

/** An achievement as a member sees it. */
export interface AchievementProgress extends AchievementRule {
  readonly coins: number;
  readonly earned: boolean;
  /** How far the counter has come, at most `target`. */
  readonly count: number;
}

/** Achievements that the counters have reached and that were not earned before, in table order. */
export function newAchievements(counters: Counters, earned: readonly string[]): readonly AchievementRule[] {
  return achievements.filter(({ code, counter, target }) => (counters[counter] ?? 0) >= target && !earned.includes(code));
}

/** Achievements of this version with the member's progress; those that are hidden or beyond it only once earned. */
export function achievementProgress(counters: Counters, earned: readonly string[]): readonly AchievementProgress[] {
  return achievements
    .map((achievement) => {
      const isEarned = earned.includes(achievement.code);
      const count = isEarned ? achievement.target : Math.min(achievement.target, Math.max(0, counters[achievement.counter] ?? 0));
      return { ...achievement, coins: achievementCoins[achievement.rarity], earned: isEarned, count };
    })
    .filter(({ hidden, stands, earned: isEarned }) => isEarned || (stands && !hidden));
}

/** The hidden achievements of this version that are still to be earned, by nothing but their rarity. */
export function hiddenAchievements(earned: readonly string[]): { rarity: Rarity }[] {
  return achievements.filter(({ code, hidden, stands }) => hidden && stands && !earned.includes(code)).map(({ rarity }) => ({ rarity }));
}

/** The achievement of a code; undefined when there is none. */
export function achievementOf(code: string): AchievementRule | undefined {
  return achievements.find((achievement) => achievement.code === code);
}
