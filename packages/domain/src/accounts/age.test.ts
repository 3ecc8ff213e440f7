import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOldEnough } from './age.ts';

describe('the age gate', () => {
  it('opens after the month of the eighteenth birthday, not within it', () => {
    const birth = { year: 2008, month: 11 };
    expect(isOldEnough(birth, { year: 2026, month: 10 })).toBe(false);
    expect(isOldEnough(birth, { year: 2026, month: 11 })).toBe(false);
    expect(isOldEnough(birth, { year: 2026, month: 12 })).toBe(true);
  });

  it('carries December over the turn of the year', () => {
    expect(isOldEnough({ year: 2008, month: 12 }, { year: 2026, month: 12 })).toBe(false);
    expect(isOldEnough({ year: 2008, month: 12 }, { year: 2027, month: 1 })).toBe(true);
  });

  it('never closes again once it is open, and stays closed for a birth in the future', () => {
    const months = fc.record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(months, months, (birth, today) => {
        const nextYear = { year: today.year + 1, month: today.month };
        if (isOldEnough(birth, today)) expect(isOldEnough(birth, nextYear)).toBe(true);
        if (birth.year > today.year) expect(isOldEnough(birth, today)).toBe(false);
      }),
    );
  });
});
