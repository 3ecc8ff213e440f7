export { Calendar, type CalendarProps, type CalendarRange } from './Calendar.tsx';
export { type CalendarMark, calendarMarks, type WeekdayNumber } from './Calendar.variants.ts';
export type { DayLimits } from './limits.ts';
export type { MonthText } from './month.ts';
