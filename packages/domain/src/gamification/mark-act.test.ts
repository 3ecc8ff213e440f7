import { describe, expect, it } from 'vitest';
import { momentOf } from '../time/moment.ts';
import { decideAward } from './award.ts';
import { type AwardState, NEW_MEMBER } from './award-state.ts';
import { Award } from './schemas.ts';
import { type MemberDay, streakOf } from './streak.ts';

const at = (instant: string) => momentOf({ now: new Date(instant), timeZone: 'UTC' });
const monday = at('2026-03-09T12:00:00.000Z');
const tuesday = at('2026-03-10T12:00:00.000Z');
const active = (...dates: readonly string[]): readonly MemberDay[] => dates.map((localDate) => ({ localDate, kind: 'active' }));
/** Four days in a row until Saturday; Sunday was missed, and no freeze is held. */
const days = active('2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07');
const missed: AwardState = {
  ...NEW_MEMBER,
  days,
  freezes: 0,
  firstSteps: ['first_checkin', 'first_mood'],
  achievements: ['first_step', 'honest_heart', 'week_of_showing_up'],
};
let made = 0;
/** One more act, as the store would hand it in: with the acts that stand since the missed day. */
const act = (state: AwardState, now = monday, actsSinceMissed = 0) => {
  made += 1;
  return decideAward({ ...state, alreadyCounted: false, actsSinceMissed }, { source: 'mood_log', reference: `m${made}` }, now);
};

describe('a missed day', () => {
  it('is earned back by two acts within three days, and the streak is whole again', () => {
    const first = act(missed);
    expect(first.next).toMatchObject({ missedDate: '2026-03-08', streak: { current: 1 } });
    expect(first.award.receipt.earnedBack).toBeUndefined();
    const second = act(first.next, monday, 1);
    expect(second.days).toEqual([{ localDate: '2026-03-08', kind: 'repaired', source: 'earn_back' }]);
    expect(second.next).toMatchObject({ missedDate: null, earnedBackOn: '2026-03-09', counters: { earnBacks: 1 } });
    expect(second.next.streak).toEqual(streakOf([...days, ...active('2026-03-08', '2026-03-09')], '2026-03-09'));
    expect(second.newAchievements).toEqual(['gentle_restart']);
  });

  it('is told in the receipt and the message of the act that earned it', () => {
    const { award } = act(act(missed).next, tuesday, 1);
    expect(award.receipt.earnedBack).toEqual({ localDate: '2026-03-08', streak: 7 });
    expect(award.message).toMatch(/^Mood logged: \+\d+ XP\. A missed day is earned back: 7 days in a row$/);
    expect(award.receipt.streakMilestone).toEqual({ days: 7, xp: 25 });
    expect(award.multiplier).toBe(1.1);
    expect(Award.parse(award)).toEqual(award);
  });

  it('waits three days for the second act, and no longer', () => {
    const first = act(missed).next;
    const more = (day: string) => act({ ...first, days: [...first.days, ...active('2026-03-10')] }, at(`${day}T12:00:00.000Z`), 1);
    expect(more('2026-03-11').award.receipt.earnedBack).toBeDefined();
    const late = act({ ...first, days: [...first.days, ...active('2026-03-10', '2026-03-11')] }, at('2026-03-12T12:00:00.000Z'), 1);
    expect(late.award.receipt.earnedBack).toBeUndefined();
    expect(late.next.missedDate).toBeNull();
  });

  it('is earned back once in thirty days', () => {
    const again = (earnedBackOn: string) => act(act({ ...missed, earnedBackOn }).next, monday, 1).award.receipt.earnedBack;
    expect(again('2026-02-08')).toBeUndefined();
    expect(again('2026-02-07')).toBeDefined();
  });

  it('needs no earning where a freeze rests it', () => {
    const rested = act({ ...missed, freezes: 1 });
    expect(rested.next).toMatchObject({ missedDate: null, freezes: 0, streak: { current: 5 } });
  });

  it('beside another one is not enough: both stay missed', () => {
    const first = act(missed, tuesday);
    expect(first.next.missedDate).toBeNull();
    expect(act(first.next, tuesday, 1).award.receipt.earnedBack).toBeUndefined();
  });

  it('is not brought back by a record about it, which repairs it instead, nor by one that marks no day', () => {
    const first = act(missed).next;
    const about = decideAward(
      { ...first, alreadyCounted: false },
      { source: 'mood_log', reference: 'late', forDate: '2026-03-08' },
      monday,
    );
    expect(about.award.receipt).toMatchObject({ backdated: { repaired: true } });
    expect(act(about.next, monday, 2).award.receipt.earnedBack).toBeUndefined();
    const chat = decideAward({ ...first, alreadyCounted: false, actsSinceMissed: 5 }, { source: 'guide_chat', reference: 'c' }, monday);
    expect([chat.award.receipt.earnedBack, chat.next.missedDate]).toEqual([undefined, '2026-03-08']);
  });
});
