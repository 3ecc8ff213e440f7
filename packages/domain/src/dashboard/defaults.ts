import { LEVEL_DEFAULTS } from '../gamification/levels.ts';
import type { DashboardData } from './schemas.ts';

/** What the dashboard shows when nothing could be read: a new member's numbers, and no day to belong to. */
export const defaultDashboard: DashboardData = {
  user: { name: 'User', level: LEVEL_DEFAULTS.level, points: 0, coins: 0, nextLevelPoints: LEVEL_DEFAULTS.nextLevelPoints },
  stats: { notifications: 0, messages: 0, activeGoals: 0, totalMeditationMinutes: 0, moodScore: 0, currentStreak: 0 },
  goals: { total: 0, completed: 0, inProgress: 0, progress: 0, next: [] },
  habitsToday: { done: 0, of: 0, habits: [] },
  challengesToday: [],
  challengeRuns: [],
  meditation: { totalMinutes: 0, currentStreak: 0 },
  activities: [],
  level: {
    current: LEVEL_DEFAULTS.level,
    title: LEVEL_DEFAULTS.title,
    tier: LEVEL_DEFAULTS.tier,
    currentXP: 0,
    nextLevelXP: LEVEL_DEFAULTS.nextLevelPoints,
    progressToNext: 0,
  },
  streak: { current: 0, longest: 0, multiplier: 1, freezes: 0, activeDays: 0, week: [], awayDays: 0 },
  achievements: { earned: 0, total: 0 },
  today: { localDate: '1970-01-01', checkedIn: false, moodsLogged: 0, xpToday: 0, firstSteps: [] },
  moodWeek: [],
  guideLine: { personaId: 'kael', text: 'I am here when you are.' },
};
