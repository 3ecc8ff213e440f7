export { type MoodDay, MoodWeek, type MoodWeekProps } from './MoodWeek.tsx';
