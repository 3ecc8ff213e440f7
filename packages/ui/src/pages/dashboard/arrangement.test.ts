import { expect, it } from 'vitest';
import { dashboardCards, isUsual, readArrangement, usualArrangement } from './arrangement.ts';

it.each([[null], ['level'], [{}], [{ order: 'level', hidden: 7 }], [{ order: [null, 'unknown'], hidden: ['unknown'] }]])(
  'reads %j as the usual arrangement',
  (kept) => {
    expect(readArrangement(kept)).toEqual(usualArrangement);
  },
);

it('keeps the order, each card once, and lets cards follow that are new since then', () => {
  const read = readArrangement({ order: ['lately', 'level', 'lately'], hidden: ['week', 'week'] });
  expect(read).toEqual({ order: ['lately', 'level', 'week', 'moods', 'goals'], hidden: ['week'] });
  expect(new Set(read.order)).toEqual(new Set(dashboardCards));
  expect(readArrangement(JSON.parse(JSON.stringify(read)))).toEqual(read);
});

it('knows whether anything was changed', () => {
  expect(isUsual(usualArrangement)).toBe(true);
  expect(isUsual({ ...usualArrangement, hidden: ['goals'] })).toBe(false);
  expect(isUsual(readArrangement({ order: ['goals'] }))).toBe(false);
});
