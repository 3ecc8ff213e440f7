const counts = new Intl.NumberFormat('en');

/** A count for display: 2340 becomes "2,340". */
export const formatCount = (count: number): string => counts.format(count);

/** A count with its noun: "1 day", "3 days". */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${formatCount(count)} ${count === 1 ? one : many}`;

/** Classes of an element; falsy ones are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
