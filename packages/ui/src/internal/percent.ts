const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole percent as a language writes it: "57%", "57 %".
 *
 * @param percent from 0 to 100, rounded
 * @param locale BCP 47 tag
 */
export function percentText(percent: number, locale = 'en'): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent' });
  formats.set(locale, format);
  return format.format(Math.round(percent) / 100);
}
