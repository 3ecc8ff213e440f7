export { type HabitActions, HabitRow, type HabitRowProps, type HabitSync, type SkipReason } from './HabitRow.tsx';
export type { HabitDay, HabitDayKind } from './HabitWeek.tsx';
export type { HabitMeasure, HabitRowHabit, HabitStatus, HabitToday } from './habit.ts';
