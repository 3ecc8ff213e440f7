import type { DayReceipt } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { exampleEntry, exampleReceipt } from '../examples/example-gamification.ts';
import { dayInSentence, dayName, dayReason } from './day-words.ts';

const today = '2026-11-21';
const reason = (change: Partial<DayReceipt>) => dayReason({ ...exampleReceipt, ...change }, today);
const mood = (id: string, undone = false) => exampleEntry(id, { source: 'mood_log', label: 'Logged a mood', undone });

describe('the name of a day', () => {
  it('is today, yesterday, or the date in full words', () => {
    expect(['2026-11-21', '2026-11-20', '2026-11-18', '2025-11-18'].map((date) => dayName(date, today))).toEqual([
      'Today',
      'Yesterday',
      'Wednesday 18 November',
      'Tuesday 18 November 2025',
    ]);
    expect([dayInSentence(today, today), dayInSentence('2026-11-18', today)]).toEqual(['today', 'Wednesday 18 November']);
  });
});

describe('why a day counts', () => {
  it('names what was done, and how often', () => {
    expect(reason({ acts: [exampleEntry('1')] })).toBe('This day counts because you checked in.');
    expect(reason({ acts: [exampleEntry('1'), mood('2'), mood('3')] })).toBe(
      'This day counts because you checked in and logged a mood twice.',
    );
    const planted = exampleEntry('5', { source: 'habit_creation', label: 'Planted a habit' });
    expect(reason({ acts: [exampleEntry('1'), mood('2'), mood('3'), mood('4'), planted] })).toBe(
      'This day counts because you checked in, logged a mood 3 times and planted a habit.',
    );
  });

  it('leaves out what follows by itself, and what was taken back', () => {
    const step = exampleEntry('2', { source: 'first_step', label: 'First step: First check-in' });
    expect(reason({ acts: [exampleEntry('1'), step, mood('3', true)] })).toBe('This day counts because you checked in.');
    expect(reason({ acts: [mood('3', true)] })).toMatch(/taken back later, and a day that is over keeps its mark/);
  });

  it.each([
    ['repaired', 'backdate', /counts because you told of it afterwards: you checked in/],
    ['repaired', 'earn_back', /slipped by, and you earned it back/],
    ['frozen', 'freeze', /^You rested\. A freeze kept your streak whole/],
    ['paused', 'pause', /planned pause/],
  ] as const)('or was %s by %s', (kind, source, text) => {
    expect(reason({ kind, source, acts: [exampleEntry('1')] })).toMatch(text);
  });

  it('says kindly why it does not', () => {
    const none = { kind: null, source: null, counts: false, acts: [] } as const;
    expect(reason({ ...none, acts: [] })).toBe('Today is still open. Any small act makes it count.');
    expect(reason({ ...none, acts: [], localDate: '2026-11-18', open: false })).toBe('A quiet day. Nothing is noted, and nothing is lost.');
    expect(reason({ ...none, acts: [], localDate: '2026-11-25' })).toBe('This day is still to come.');
    expect(reason({ ...none, acts: [mood('1')], localDate: '2026-10-01', open: false })).toMatch(/^You logged a mood\. It is kept/);
  });
});
