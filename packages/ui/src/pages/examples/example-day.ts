import { type DashboardData, defaultDashboard, levelProgress } from '@everstep/domain';
import { EXAMPLE_DATE, exampleEmptyMoods, exampleMoods, exampleStreak } from '../../product/example-data.tsx';

/** The moment in which all views are seen: the same hour of the same day on every device. */
export const exampleNow = new Date(2026, 10, 21, 9, 30);

const MINUTE_MS = 60_000;

/** An instant, some minutes before the present of the examples. */
export const minutesAgo = (minutes: number): string => new Date(exampleNow.getTime() - minutes * MINUTE_MS).toISOString();

function progressOf(points: number): Pick<DashboardData, 'user' | 'level'> {
  const { level, title, tier, currentXp, levelXp, progressToNext, nextLevelPoints } = levelProgress(points);
  return {
    user: { name: 'Ada Lovelace', level, points, coins: Math.round(points / 6), nextLevelPoints },
    level: { current: level, title, tier, currentXP: currentXp, nextLevelXP: levelXp, progressToNext },
  };
}

const act = (id: string, source: string, label: string, xp: number, coins: number, minutes: number) => ({
  id,
  source,
  label,
  xp,
  coins,
  at: minutesAgo(minutes),
});

const firstSteps = (...done: readonly string[]) =>
  [
    { code: 'first_checkin', title: 'First check-in', xp: 20 },
    { code: 'first_mood', title: 'First mood', xp: 20 },
    { code: 'profile_completed', title: 'Profile completed', xp: 20 },
    { code: 'scheme_chosen', title: 'Colour scheme chosen', xp: 20 },
  ].map((step) => ({ ...step, done: done.includes(step.code) }));

/** A member of some weeks who has noticed a mood today and not checked in yet. */
export const exampleDay: DashboardData = {
  ...defaultDashboard,
  ...progressOf(2490),
  stats: { ...defaultDashboard.stats, activeGoals: 2, moodScore: 3.2, currentStreak: 12 },
  goals: {
    total: 5,
    completed: 2,
    inProgress: 2,
    progress: 60,
    next: [
      { id: 'books', title: 'Read a book a month', progress: 79, dueDate: '2026-12-31', nextMilestone: 'Books finished' },
      {
        id: 'thesis',
        title: 'Finish my thesis on mosses',
        progress: 42,
        dueDate: '2027-03-12',
        nextMilestone: 'First chapter with Dr. Okafor',
      },
    ],
  },
  activities: [
    act('1', 'mood_log', 'Mood logged', 11, 2, 12),
    act('2', 'daily_checkin', 'Daily check-in', 11, 2, 60 * 25),
    act('3', 'mood_log', 'Mood logged', 11, 2, 60 * 26),
    act('4', 'profile_completed', 'First step: profile completed', 20, 5, 60 * 50),
    act('5', 'daily_checkin', 'Daily check-in', 11, 2, 60 * 51),
  ],
  streak: {
    ...defaultDashboard.streak,
    current: 12,
    longest: 31,
    multiplier: 1.1,
    freezes: 2,
    activeDays: 48,
    week: exampleStreak.map((day) => (day.localDate === EXAMPLE_DATE ? { ...day, kind: 'active' } : day)),
    awayDays: 0,
  },
  achievements: { earned: 9, total: 34 },
  today: {
    localDate: EXAMPLE_DATE,
    checkedIn: false,
    moodsLogged: 1,
    xpToday: 11,
    firstSteps: firstSteps('first_checkin', 'first_mood', 'profile_completed'),
  },
  moodWeek: [...exampleMoods],
  guideLine: { personaId: 'kael', text: 'You wrote one page three times this week. What made those mornings work?' },
};

/** The first minute: nothing is there yet, and each empty place says how it fills. */
export const exampleFirstDay: DashboardData = {
  ...exampleDay,
  ...progressOf(0),
  stats: defaultDashboard.stats,
  goals: defaultDashboard.goals,
  activities: [],
  streak: { ...defaultDashboard.streak, week: exampleStreak.map((day) => ({ ...day, kind: null })) },
  achievements: { earned: 0, total: 34 },
  today: { localDate: EXAMPLE_DATE, checkedIn: false, moodsLogged: 0, xpToday: 0, firstSteps: firstSteps() },
  moodWeek: [...exampleEmptyMoods],
  guideLine: { personaId: 'skye', text: 'Good to see you. What brings you here today?' },
};

/** Somebody who was away for six days. */
export const exampleReturnDay: DashboardData = {
  ...exampleDay,
  stats: { ...exampleDay.stats, moodScore: 0, currentStreak: 0 },
  streak: { ...exampleDay.streak, current: 0, multiplier: 1, awayDays: 6, week: exampleStreak.map((day) => ({ ...day, kind: null })) },
  today: { ...exampleDay.today, moodsLogged: 0, xpToday: 0 },
  moodWeek: [...exampleEmptyMoods],
  guideLine: { personaId: 'luma', text: 'The picture you were drawing is still here. Does it still look like yours?' },
};

/** Nothing is left to do but rest. */
export const exampleDoneDay: DashboardData = {
  ...exampleDay,
  activities: [act('0', 'daily_checkin', 'Daily check-in', 11, 2, 3), ...exampleDay.activities],
  today: {
    ...exampleDay.today,
    checkedIn: true,
    firstSteps: firstSteps('first_checkin', 'first_mood', 'profile_completed', 'scheme_chosen'),
  },
};

const LONG = 'Maximiliana-Theodora';

/** Everything that a member or a guide can make long. */
export const exampleLongDay: DashboardData = {
  ...exampleDay,
  user: { ...exampleDay.user, name: `${LONG} von und zu Hohenstaufen-Wolkenstein` },
  activities: exampleDay.activities.map((activity) => ({ ...activity, label: `${activity.label}, with a label that goes on and on` })),
  guideLine: {
    personaId: 'nova',
    text: `${exampleDay.guideLine.text} I ask because you told me in spring that mornings are not yours, and here you are, twelve days in a row, before anyone else is awake. `.repeat(
      2,
    ),
  },
};

/** The names of the member of `exampleLongDay`. */
export const exampleLongName = { firstName: LONG, name: exampleLongDay.user.name };
