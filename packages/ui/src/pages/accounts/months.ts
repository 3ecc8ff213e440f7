const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
/** The months of a birthday, to choose from; 1 to 12. */
export const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(Date.UTC(2026, index)),
}));
