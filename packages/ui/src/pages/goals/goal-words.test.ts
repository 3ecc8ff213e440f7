import { describe, expect, it } from 'vitest';
import { exampleThesis } from './example-goals.ts';
import { changesBetween, dueWords } from './goal-words.ts';

const today = '2026-11-21';
const due = (dueDate: string | null, more: Partial<Parameters<typeof dueWords>[0]> = {}) =>
  dueWords({ state: 'active', dueDate, completedAt: null, ...more }, today);

describe('when a goal is due', () => {
  it.each([
    [null, undefined],
    ['2026-11-21', 'by today'],
    ['2026-11-22', 'by tomorrow'],
    ['2026-12-02', 'by 2 December, in 11 days'],
    ['2027-03-12', 'by 12 March 2027, in 16 weeks'],
    ['2026-11-01', 'planned for 1 November'],
  ])('with %s is said as %s', (date, words) => {
    expect(due(date)).toBe(words);
  });

  it('is never a matter of being late, and of no matter once the goal is closed', () => {
    for (const date of ['2026-11-20', '2025-01-01']) expect(due(date)).not.toMatch(/late|over|miss|!/i);
    expect(due('2026-11-01', { state: 'archived' })).toBeUndefined();
    expect(due('2026-12-01', { state: 'completed', completedAt: '2026-11-09T12:00:00.000Z' })).toBe('reached on 9 November');
  });
});

describe('what changed elsewhere', () => {
  it('is told line by line, and nothing of what did not', () => {
    expect(changesBetween(exampleThesis, exampleThesis, today)).toEqual([]);
    const after = { ...exampleThesis, title: 'Hand in', dueDate: null, size: 'M' as const, state: 'paused' as const, habits: [] };
    expect(changesBetween(exampleThesis, after, today)).toEqual([
      'Title: Hand in',
      'Size: Good stretch',
      'State: Paused',
      'Due: no date any more',
      'Habits: none any more',
    ]);
    expect(changesBetween(exampleThesis, { ...exampleThesis, progress: 60 }, today)).toEqual(['Progress: 60 %']);
  });
});
