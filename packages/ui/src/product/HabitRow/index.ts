export { type HabitActions, HabitRow, type HabitRowProps, type HabitSync, type SkipReason } from './HabitRow.tsx';
export type { HabitDay, HabitDayKind } from './HabitWeek.tsx';
export type { HabitMeasure, HabitRowHabit, HabitStatus, HabitTimes, HabitToday } from './habit.ts';
