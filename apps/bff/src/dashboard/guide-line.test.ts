import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { type GuideFacts, guideLine } from './guide-line.ts';
import { guideLines } from './guide-lines.ts';

const facts: GuideFacts = {
  firstName: 'Ada',
  today: '2026-03-10',
  activeDays: 12,
  lastActivity: '2026-03-09',
  streak: 2,
  checkedIn: false,
  stepsDone: false,
  nextLevel: 4,
  xpLeft: 80,
};
const everyLine = corePersonaIds.flatMap((id) => Object.values(guideLines[id]).flat());

describe('the line of a guide', () => {
  it.each([
    ['new', { activeDays: 0, lastActivity: null }],
    ['back', { lastActivity: '2026-03-05' }],
    ['open', {}],
    ['openWithStreak', { streak: 3 }],
    ['checkedIn', { checkedIn: true }],
    ['allDone', { checkedIn: true, stepsDone: true }],
    ['nearLevel', { xpLeft: 15 }],
    ['milestone', { checkedIn: true, stepsDone: true, streak: 21 }],
  ] as const)('is one for the moment "%s"', (moment, change) => {
    for (const id of corePersonaIds) {
      const { text } = guideLine(id, { ...facts, ...change });
      const openings = guideLines[id][moment].map((line) => line.split('{')[0] ?? '');
      expect(openings.some((opening) => text.startsWith(opening))).toBe(true);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('stays the same all day and changes with the days', () => {
    const on = (today: string) => guideLine('kael', { ...facts, today, lastActivity: today }).text;
    expect(on('2026-03-10')).toBe(on('2026-03-10'));
    expect(new Set(['2026-03-10', '2026-03-11', '2026-03-12'].map(on)).size).toBe(3);
  });

  it('is in a voice of its own: no two guides share a line', () => {
    expect(new Set(everyLine).size).toBe(everyLine.length);
  });

  it('neither shouts, nor blames, nor promises habits by number of days', () => {
    for (const line of everyLine) {
      expect(line).not.toMatch(/!|you (failed|missed|forgot|should have)|lazy|21 days/i);
      expect(line.length).toBeLessThanOrEqual(120);
    }
  });

  it('fills in nothing but what it knows', () => {
    const names = everyLine.flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(new Set(names)).toEqual(new Set(['name', 'streak', 'xpLeft', 'level']));
  });
});
