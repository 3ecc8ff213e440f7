import { describe, expect, it } from 'vitest';
import { concerns, dueAt, type Listener, type SentMoment } from './audience.ts';

const ada: Listener = { id: 'ada', role: 'member', joinedAt: '2026-03-02T09:00:00.000Z' };
const ines: Listener = { id: 'ines', role: 'admin', joinedAt: '2026-03-02T09:00:00.000Z' };
const sent = (audience: SentMoment['audience'], sentAt = '2026-03-02T09:00:00.000Z', members: string[] = []): SentMoment => ({
  kind: 'sent',
  audience,
  sentAt,
  members: new Set(members),
});

describe('a notification concerns', () => {
  it('everybody who was there when it was sent, and nobody who came later', () => {
    expect(concerns(sent('all'), ada)).toBe(true);
    expect(concerns(sent('all', '2026-03-02T08:59:59.999Z'), ada)).toBe(false);
    expect(concerns(sent('role:member', '2026-03-02T08:59:59.999Z'), ada)).toBe(false);
  });

  it('a role alone, or chosen members alone', () => {
    expect([ada, ines].map((who) => concerns(sent('role:admin'), who))).toEqual([false, true]);
    expect([ada, ines].map((who) => concerns(sent('role:member'), who))).toEqual([true, false]);
    expect([ada, ines].map((who) => concerns(sent('members', undefined, ['ada']), who))).toEqual([true, false]);
  });
});

it('makes a thread the concern of its member and of the team', () => {
  const bo = { ...ada, id: 'bo' };
  expect([ada, bo, ines].map((who) => concerns({ kind: 'reply', memberId: 'ada' }, who))).toEqual([true, false, true]);
});

it('sends at once, after the time for undoing, or when it was planned, whichever is latest', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const at = (plan: Parameters<typeof dueAt>[0]) => dueAt(plan, now).toISOString();
  expect(at({ undoSeconds: 0 })).toBe('2026-03-02T09:00:00.000Z');
  expect(at({ undoSeconds: 30 })).toBe('2026-03-02T09:00:30.000Z');
  expect(at({ undoSeconds: 30, sendAt: '2026-03-02T09:00:10.000Z' })).toBe('2026-03-02T09:00:30.000Z');
  expect(at({ undoSeconds: 0, sendAt: '2026-03-03T07:00:00.000Z' })).toBe('2026-03-03T07:00:00.000Z');
  expect(at({ undoSeconds: 0, sendAt: '2026-03-01T07:00:00.000Z' })).toBe('2026-03-02T09:00:00.000Z');
});
