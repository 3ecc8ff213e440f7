const formats = new Map<string, Intl.NumberFormat>();

/** A count for display: 2340 becomes "2,340". @param locale BCP 47 tag */
export function formatCount(count: number, locale = 'en'): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(count);
}

/** A gain or a loss: "+40", "−15". @param locale BCP 47 tag */
export const formatSigned = (amount: number, locale?: string): string =>
  `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount), locale)}`;

/** A count with its noun: "1 day", "3 days". */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${formatCount(count)} ${count === 1 ? one : many}`;

/** Classes of an element; falsy ones are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
