import { addDays } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormatOf, isComplete, readDate } from './date-text.ts';
import { datePickerTexts } from './texts.ts';

const TODAY = '2026-03-18';
const read = (text: string, locale = 'en-GB') => readDate(text, dateFormatOf(locale), TODAY);
const locales = ['en-GB', 'en-US', 'de-DE', 'hu-HU', 'ja-JP', 'ar-EG', 'fa-IR', 'th-TH', 'he-IL', 'bn-BD'];

describe('a date in figures', () => {
  it.each([
    ['en-GB', 'dd/mm/yyyy', '09/04/2026'],
    ['en-US', 'mm/dd/yyyy', '04/09/2026'],
    ['de-DE', 'dd.mm.yyyy', '09.04.2026'],
    ['ja-JP', 'yyyy/mm/dd', '2026/04/09'],
  ])('is written in %s as %s', (locale, pattern, text) => {
    expect(dateFormatOf(locale).pattern(datePickerTexts)).toBe(pattern);
    expect(dateFormatOf(locale).format('2026-04-09')).toBe(text);
  });

  it('is read as it was written, in every locale and on every day', () => {
    const date = fc.integer({ min: -25_000, max: 60_000 }).map((days) => addDays('1970-01-01', days));
    fc.assert(
      fc.property(date, fc.constantFrom(...locales), (day, locale) => {
        const format = dateFormatOf(locale);
        expect(readDate(format.format(day), format, TODAY)).toBe(day);
        expect(readDate(day, format, TODAY)).toBe(day);
      }),
    );
  });

  it.each([
    ['9/4/2026', 'en-GB', '2026-04-09'],
    ['9/4/2026', 'en-US', '2026-09-04'],
    ['9. 4. 2026', 'de-DE', '2026-04-09'],
    ['9 4 26', 'en-GB', '2026-04-09'],
    ['1/1/80', 'en-GB', '1980-01-01'],
    ['1/1/75', 'en-GB', '2075-01-01'],
    ['09042026', 'en-GB', '2026-04-09'],
    ['20260409', 'ja-JP', '2026-04-09'],
    ['2026-04-09', 'en-US', '2026-04-09'],
    ['٠٩/٠٤/٢٠٢٦', 'ar-EG', '2026-04-09'],
    ['29/2/2024', 'en-GB', '2024-02-29'],
  ])('%s in %s is %s', (text, locale, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each(['', '9/4', '29/2/2023', '31/4/2026', '9/13/2026', 'tomorrow', '9/4/202', '1/2/3/4', '0/1/2026'])('%s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is complete with four figures of its year', () => {
    const format = dateFormatOf('en-GB');
    expect(['9/4/20', '9/4/202', '9/4/2026'].map((text) => isComplete(text, format))).toEqual([false, false, true]);
  });
});
