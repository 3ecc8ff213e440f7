import { addDays, daysBetween } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotsPath, edgesPath, levelOf, monthLayout, type TileLayout, tileFinder, tilesPath, type WeekStart, weekLayout } from './tiles.ts';
import { utcDate } from './time.ts';

const start = fc.integer({ min: 0, max: 50_000 }).map((day) => utcDate(day).toISOString().slice(0, 10));
const span = fc.tuple(start, fc.integer({ min: 0, max: 2200 })).map(([from, days]) => ({ from, to: addDays(from, days) }));
const weekStart = fc.constantFrom<WeekStart[]>(0, 1, 6);
const locale = 'en-GB';

/** Days whose tile lies outside the grid or is shared with another day. */
const misplaced = (layout: TileLayout) => {
  const find = tileFinder(layout);
  return layout.cells.filter(
    ({ column, row }, index) =>
      column < 0 || column >= layout.columns || row < 0 || row >= layout.rows || find(column + 0.5, row + 0.5) !== index,
  );
};

describe('a calendar of weeks', () => {
  it('has a place of its own within the grid for every day', () => {
    fc.assert(
      fc.property(span, weekStart, ({ from, to }, first) => {
        const layout = weekLayout({ from, to, locale, weekStart: first });
        expect(layout.cells).toHaveLength(daysBetween(from, to) + 1);
        expect(misplaced(layout)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps each weekday in one row of its band', () => {
    fc.assert(
      fc.property(span, weekStart, ({ from, to }, first) => {
        const { cells } = weekLayout({ from, to, locale, weekStart: first });
        const weekdays = cells.map((_, index) => (new Date(addDays(from, index)).getUTCDay() - first + 7) % 7);
        expect(cells.map(({ row }) => row % 8)).toEqual(weekdays);
      }),
      { numRuns: 25 },
    );
  });

  it('shows a rolling year as one band with weekdays, and five years as bands with the latest on top', () => {
    const year = weekLayout({ from: '2025-11-22', to: '2026-11-21', locale, weekStart: 1 });
    expect([year.columns, year.rows]).toEqual([53, 7]);
    expect(year.rowLabels.map(({ text }) => text)).toEqual(['Mon', 'Wed', 'Fri']);
    const five = weekLayout({ from: '2022-01-01', to: '2026-12-31', locale, weekStart: 1 });
    expect(five.rowLabels.map(({ text }) => text)).toEqual(['2026', '2025', '2024', '2023', '2022']);
    expect(five.columnLabels).toHaveLength(12);
  });

  it('is empty when it ends before it begins', () => {
    expect(weekLayout({ from: '2026-11-21', to: '2026-11-20', locale, weekStart: 1 }).cells).toEqual([]);
  });
});

describe('a calendar of months', () => {
  it('has a row for each month and a column for each date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => void expect(misplaced(monthLayout({ year, locale }))).toEqual([])),
      { numRuns: 20 },
    );
    const leap = monthLayout({ year: 2028, locale });
    expect(leap.cells).toHaveLength(366);
    expect(leap.cells[59]).toEqual({ column: 28, row: 1 });
    expect(leap.rowLabels.map(({ text }) => text).slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar']);
  });
});

describe('tiles', () => {
  it('are filled from below', () => {
    expect(tilesPath([{ column: 2, row: 1 }])).toBe('M2.18 1.18h0.64v0.64h-0.64z');
    expect(tilesPath([{ column: 2, row: 1 }], 0.5)).toBe('M2.18 1.6h0.64v0.22h-0.64z');
    expect(edgesPath([{ column: 2, row: 1 }], 0.5)).toBe('M2.18 1.56h0.64');
    expect(dotsPath([{ column: 2, row: 1 }])).toBe('M2.5 1.5h0');
  });

  it('are on a higher level for a higher value, on none for nothing', () => {
    const value = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.double({ min: 0.1, max: 1000, noNaN: true }), (a, b, max) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(levelOf(low, max, 4)).toBeLessThanOrEqual(levelOf(high, max, 4));
        expect(levelOf(high, max, 4)).toBeLessThanOrEqual(4);
      }),
    );
    expect([0, 1, 25, 26, 100, 130].map((one) => levelOf(one, 100, 4))).toEqual([0, 1, 1, 2, 4, 4]);
    expect(levelOf(0.2, 0, 4)).toBe(0);
  });
});
