import { describe, expect, it } from 'vitest';
import type { MarkedDate } from '../habits/fold.ts';
import type { HabitRule } from '../habits/schedule.ts';
import { activityDoneOn, habitDoneOn } from './done-on.ts';

const rule: HabitRule = {
  kind: 'yes-no',
  target: 0,
  schedule: { per: 'day', times: 1 },
  startDate: '2026-03-02',
  endDate: null,
  pauses: [{ from: '2026-03-06', until: '2026-03-07' }],
};
const done = (localDate: string, value = 1000): MarkedDate => ({ localDate, mark: { kind: 'done', value } });
const skipped = (localDate: string): MarkedDate => ({ localDate, mark: { kind: 'skipped' } });
const span = { last: '2026-03-10', open: '2026-03-10' };

describe('whether a habit was done on a day', () => {
  it('is told by its entries, and by days that ask for one and have none', () => {
    const doneOn = habitDoneOn(rule, [done('2026-03-03'), skipped('2026-03-04')], span);
    const dates = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-06', '2026-03-08', '2026-03-10', '2026-03-11'];
    //                     before        not           done       skipped       paused         not      still open       after
    expect(dates.map(doneOn)).toEqual([undefined, false, true, undefined, undefined, false, undefined, undefined]);
  });

  it('begins with an entry before its start, and ends with its last day', () => {
    const doneOn = habitDoneOn({ ...rule, endDate: '2026-03-05' }, [done('2026-02-27')], span);
    expect(['2026-02-26', '2026-02-28', '2026-03-05', '2026-03-08'].map(doneOn)).toEqual([undefined, false, false, undefined]);
  });

  it('asks for the whole amount', () => {
    const glasses = habitDoneOn({ ...rule, kind: 'at-least', target: 8000 }, [done('2026-03-03', 2000), done('2026-03-04', 8000)], span);
    expect(['2026-03-03', '2026-03-04'].map(glasses)).toEqual([false, true]);
  });

  it('of an amount to stay within is told by entries alone', () => {
    const cups = habitDoneOn({ ...rule, kind: 'at-most', target: 2000 }, [done('2026-03-03'), done('2026-03-04', 5000)], span);
    expect(['2026-03-03', '2026-03-04', '2026-03-05'].map(cups)).toEqual([true, false, undefined]);
  });
});

it('is told of an activity by the moods of a day, and of the present one only once it is said', () => {
  const said = new Map([
    ['2026-03-08', new Set(['walk'])],
    ['2026-03-09', new Set(['work'])],
    ['2026-03-10', new Set(['work'])],
  ]);
  const dates = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];
  expect(dates.map(activityDoneOn(said, 'walk', '2026-03-10'))).toEqual([undefined, true, false, undefined]);
  expect(activityDoneOn(said, 'work', '2026-03-10')('2026-03-10')).toBe(true);
});
