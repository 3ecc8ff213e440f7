/** Shapes that can stand under a day; told apart by form, not by colour. */
export const calendarMarks = ['dot', 'ring', 'diamond', 'bar'] as const;
export type CalendarMark = (typeof calendarMarks)[number];

/** Days of the week by their ISO number: Monday is 1, Sunday is 7. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export type WeekdayNumber = (typeof weekdayNumbers)[number];
