import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { momentOf } from '../time/moment.ts';
import { decideAward, ledgerKey } from './award.ts';
import { type Activity, type AwardState, type LedgerRow, NEW_MEMBER } from './award-state.ts';
import { type AwardSource, awardRules, DAILY_CAP_XP, ruleOf } from './awards.ts';
import { maxBase, todayOf } from './base-xp.ts';
import { levelOf } from './levels.ts';
import { actDateOf } from './mark-act.ts';
import { replay } from './replay.ts';
import { addRow, bookedRow, totalsOf } from './settle.ts';
import { daySourceOf, streakAtLast } from './streak.ts';
import { REPAIRS_PER_MONTH } from './streak-care.ts';
import { type Booked, decideRedo, decideUndo } from './undo.ts';

// The keys of the table are its sources.
const sources = Object.keys(awardRules) as AwardSource[];

type Command =
  | { readonly kind: 'award'; readonly activity: Activity; readonly hours: number; readonly daysBack: number }
  | { readonly kind: 'undo' | 'redo'; readonly pick: number; readonly hours: number }
  | { readonly kind: 'spend'; readonly coins: number; readonly hours: number };

const hours = fc.nat(3);
const activity: fc.Arbitrary<Activity> = fc.record({
  // Mostly a few sources that meet their limits and the daily cap often, and all others now and then.
  source: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('mood_log', 'goal_create', 'goal_milestone', 'goal_completion', 'dancing') },
    { weight: 1, arbitrary: fc.constantFrom(...sources, 'mood_tracking') },
  ),
  reference: fc.constantFrom(...'abcdefgh'),
  facts: fc.record({
    size: fc.constantFrom('S', 'M', 'L', 'L'),
    minutes: fc.nat(60),
    words: fc.nat(40),
    days: fc.constantFrom(7, 21, 60),
    elapsedPercent: fc.nat(100),
    ageHours: fc.constantFrom(1, 48, 48, 48),
  }),
  requested: fc.constantFrom(0, 7, 10_000, 10_000, 10_000),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('award' as const),
      activity,
      hours: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 30),
      daysBack: fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 400),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'redo' as const),
      pick: fc.nat(),
      hours: fc.constantFrom(0, 0, 0, 0, 5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('spend' as const), coins: fc.nat(80), hours }) },
);

/** A member whose ledger is kept as the database keeps it. */
class Member {
  rows: LedgerRow[] = [];
  state: AwardState = NEW_MEMBER;
  time = Date.parse('2026-03-01T12:00:00.000Z');
  acts: { key: ReturnType<typeof ledgerKey>; date: string; undone: boolean }[] = [];

  run(step: Command): void {
    this.time += step.hours * 3_600_000;
    const now = momentOf({ now: new Date(this.time), timeZone: 'UTC' });
    const today = todayOf(this.rows, now.capDate);
    if (step.kind === 'award') {
      const activity = step.daysBack === 0 ? step.activity : { ...step.activity, forDate: addDays(now.localDate, -step.daysBack) };
      const key = ledgerKey(activity, now);
      const alreadyCounted = this.rowsOf(key).length > 0;
      const { missedDate } = this.state;
      const actsSinceMissed = this.acts.filter(({ date, undone }) => !undone && missedDate !== null && date > missedDate).length;
      const draft = decideAward({ ...this.state, today, alreadyCounted, actsSinceMissed }, activity, now);
      this.book(draft.rows, draft.next);
      if (!alreadyCounted && this.rowsOf(key).length > 0) this.acts.push({ key, date: actDateOf(activity, now), undone: false });
      expect(draft.next.today).toEqual(todayOf(this.rows, now.capDate));
    } else if (step.kind === 'spend') {
      const coins = Math.min(step.coins, this.state.coins);
      const row = bookedRow(now, { source: 'coins_spent', reference: String(this.rows.length), coins: -coins });
      this.book([row], { ...this.state, ...addRow(totalsOf(this.state), row) });
    } else this.turn(step.kind, step.pick, now, today);
  }

  turn(kind: 'undo' | 'redo', pick: number, now: ReturnType<typeof momentOf>, today: AwardState['today']): void {
    const open = this.acts.filter(({ undone }) => undone === (kind === 'redo'));
    const act = open[pick % Math.max(1, open.length)];
    if (!act) return;
    const booked: Booked = {
      rows: this.rowsOf(act.key),
      actDate: act.date,
      otherActs: this.acts.filter((other) => other !== act && !other.undone && other.date === act.date).length,
    };
    const draft = kind === 'undo' ? decideUndo({ ...this.state, today }, booked, now) : decideRedo({ ...this.state, today }, booked, now);
    this.book(draft.rows, draft.next);
    act.undone = !act.undone;
  }

  rowsOf(key: { source: string; reference: string; period: string }): readonly LedgerRow[] {
    return this.rows.filter((row) => row.source === key.source && row.reference === key.reference && row.period === key.period);
  }

  book(rows: readonly LedgerRow[], next: AwardState): void {
    this.rows.push(...rows);
    this.state = next;
  }
}

const anyHistory = (check: (member: Member, before: AwardState) => void) =>
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, maxLength: 60, size: 'max' }), (commands) => {
      const member = new Member();
      for (const step of commands) {
        const before = member.state;
        member.run(step);
        check(member, before);
      }
    }),
    { numRuns: 60 },
  );

describe('any history of awards, acts for earlier dates, undos, redos and purchases', () => {
  it('replays to the cached totals [game-001]', () => {
    anyHistory(({ rows, state }) => expect(replay(rows)).toEqual(totalsOf(state)));
  });

  it('never takes coins or XP below nothing, nor a level away', () => {
    anyHistory(({ state }, before) => {
      for (const amount of [state.totalXp, state.coins, state.coinsEarned, state.coinsSpent]) expect(amount).toBeGreaterThanOrEqual(0);
      expect(state.coins).toBe(state.coinsEarned - state.coinsSpent);
      expect(state.highestLevel).toBeGreaterThanOrEqual(Math.max(before.highestLevel, levelOf(state.totalXp)));
    });
  });

  it('keeps the daily cap and the limit of each source', () => {
    anyHistory(({ rows }) => {
      for (const date of new Set(rows.map(({ localDate }) => localDate))) {
        const today = todayOf(rows, date);
        expect(today.cappedBaseXp).toBeLessThanOrEqual(DAILY_CAP_XP);
        for (const source of sources)
          expect(today.counts[source] ?? 0).toBeLessThanOrEqual(ruleOf(source).perDay ?? Number.POSITIVE_INFINITY);
      }
    });
  });

  it('books every act, undo, redo, step, level and achievement at most once', () => {
    anyHistory(({ rows }) => {
      const keys = rows.map(({ source, reference, period, turn }) => [source, reference, period, turn].join('|'));
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('gives back by a redo exactly what its undo took', () => {
    anyHistory(({ rows }) => {
      for (const redo of rows.filter(({ turn }) => turn === 2)) {
        const undo = rows.find(
          ({ source, reference, period, turn }) =>
            turn === 1 && source === redo.source && reference === redo.reference && period === redo.period,
        );
        expect([redo.xp, redo.coins]).toEqual([Math.abs(undo?.xp ?? Number.NaN), Math.abs(undo?.coins ?? Number.NaN)]);
      }
    });
  });

  it('counts the streak from the marked days, and never lets a closed one go', () => {
    anyHistory(({ state, time }, before) => {
      const today = momentOf({ now: new Date(time), timeZone: 'UTC' }).localDate;
      const filled = (days: AwardState['days']) => days.filter(({ kind, localDate }) => kind !== 'paused' && localDate < today);
      const dates = new Set(filled(state.days).map(({ localDate }) => localDate));
      expect(filled(before.days).filter(({ localDate }) => !dates.has(localDate))).toEqual([]);
      if (JSON.stringify(state.days) !== JSON.stringify(before.days)) expect(state.streak).toEqual(streakAtLast(state.days));
    });
  });

  it('repairs three days a month at most, none of them today', () => {
    anyHistory(({ state }) => {
      const months = state.days.filter((day) => daySourceOf(day) === 'backdate').map(({ localDate }) => localDate.slice(0, 7));
      for (const month of months) expect(months.filter((other) => other === month).length).toBeLessThanOrEqual(REPAIRS_PER_MONTH);
    });
  });

  it('gives an act for an earlier date half of the table at most, and never a multiplier', () => {
    anyHistory(({ rows, acts }) => {
      for (const { key, date } of acts) {
        const row = rows.find((each) => each.source === key.source && each.reference === key.reference && each.period === key.period);
        if (!row || date >= row.localDate) continue;
        expect(row.multiplierPercent).toBeLessThanOrEqual(50);
        expect(row.xp).toBeLessThanOrEqual(Math.floor(maxBase(ruleOf(key.source).base) / 2));
      }
    });
  });

  it('has the levels of the ledger in the highest level', () => {
    anyHistory(({ rows, state }) => {
      const levels = rows.filter(({ source }) => source === 'level_up').map(({ reference }) => Number(reference));
      expect(Math.max(1, ...levels)).toBe(state.highestLevel);
    });
  });
});

describe('an undo', () => {
  const now = momentOf({ now: new Date('2026-03-10T12:00:00.000Z'), timeZone: 'UTC' });
  const mood = decideAward(NEW_MEMBER, { source: 'mood_log', reference: 'm1' }, now);
  const ownRows = mood.rows.filter(({ source }) => source === 'mood_log');

  it('takes the XP and coins of the act, and leaves first steps and achievements', () => {
    const undone = decideUndo(mood.next, { rows: ownRows, actDate: now.localDate, otherActs: 0 }, now);
    expect(undone).toMatchObject({ xpTaken: 10, coinsTaken: 2, removedDay: '2026-03-10' });
    expect(undone.next).toMatchObject({ totalXp: 20, coins: 15, firstSteps: ['first_mood'], achievements: ['honest_heart'] });
    expect(undone.next.streak).toMatchObject({ current: 0, activeDays: 0 });
    expect(undone.next.counters.moods).toBe(0);
  });

  it('takes no more coins than there are', () => {
    const poor = { ...mood.next, coins: 1, coinsSpent: mood.next.coins - 1 };
    const undone = decideUndo(poor, { rows: ownRows, actDate: now.localDate, otherActs: 0 }, now);
    expect([undone.coinsTaken, undone.next.coins]).toEqual([1, 0]);
    const redone = decideRedo(undone.next, { rows: [...ownRows, ...undone.rows], actDate: now.localDate, otherActs: 0 }, now);
    expect(redone.award).toMatchObject({ xpAwarded: 10, coinsAwarded: 1 });
  });

  it('keeps the day when it is closed, or when something else happened on it', () => {
    const tomorrow = momentOf({ now: new Date('2026-03-11T12:00:00.000Z'), timeZone: 'UTC' });
    expect(decideUndo(mood.next, { rows: ownRows, actDate: now.localDate, otherActs: 1 }, now).removedDay).toBeNull();
    expect(decideUndo(mood.next, { rows: ownRows, actDate: now.localDate, otherActs: 0 }, tomorrow).removedDay).toBeNull();
  });

  it('keeps the level, and pays its coins only once', () => {
    const near = { ...NEW_MEMBER, totalXp: 95, firstSteps: ['first_checkin'], achievements: ['first_step'] };
    const reached = decideAward(near, { source: 'daily_checkin', reference: '' }, now);
    expect(reached.award.levelUp?.coinsEarned).toBe(10);
    const rows = reached.rows.filter(({ source }) => source === 'daily_checkin');
    const undone = decideUndo(reached.next, { rows, actDate: now.localDate, otherActs: 0 }, now);
    expect(undone.next).toMatchObject({ totalXp: 95, highestLevel: 2, coins: 10 });
    const redone = decideRedo(undone.next, { rows: [...rows, ...undone.rows], actDate: now.localDate, otherActs: 0 }, now);
    expect(redone.award).toMatchObject({ levelUp: null, newTotalXP: 105, newTotalCoins: 12 });
    expect(redone.days).toEqual([{ localDate: '2026-03-10', kind: 'active' }]);
  });

  it('takes nothing a second time, and a redo gives nothing a second time', () => {
    const undo: LedgerRow = { ...bookedRow(now, { source: 'mood_log', reference: 'm1' }), turn: 1, xp: -10, coins: -2 };
    const redo: LedgerRow = { ...undo, turn: 2, xp: 10, coins: 2 };
    const booked = { rows: [...ownRows, undo, redo], actDate: now.localDate, otherActs: 0 };
    expect(decideUndo(mood.next, booked, now)).toMatchObject({ rows: [], xpTaken: 0, coinsTaken: 0 });
    expect(decideRedo(mood.next, booked, now)).toMatchObject({ rows: [], reason: 'already_counted' });
  });

  it('of something that never earned takes nothing', () => {
    expect(decideUndo(NEW_MEMBER, { rows: [], actDate: now.localDate, otherActs: 0 }, now)).toMatchObject({
      rows: [],
      removedDay: null,
      next: NEW_MEMBER,
    });
  });
});
