import type { Moment } from '../time/moment.ts';
import type { Activity, AwardDraft, AwardState, LedgerRow } from './award-state.ts';
import { type AwardRule, type AwardSource, FIRST_STEP_XP, firstSteps, ruleOf, sourceOf } from './awards.ts';
import { countRow, type EarnedBase, earnedBase, tableBase } from './base-xp.ts';
import { addCounters } from './counters.ts';
import { actDateOf, type Marking, markAct, replacedDays } from './mark-act.ts';
import type { Receipt } from './schemas.ts';
import { type Act, bookedRow, percentOf, settle, withCoins } from './settle.ts';
import { multiplierPercent, STREAK_MILESTONES } from './streak.ts';

/** What makes an act unique in the ledger, beside the member and the turn. */
export interface LedgerKey {
  readonly source: AwardSource;
  readonly reference: string;
  readonly period: string;
}

/** The key under which an act stands in the ledger: look there for a row of turn 0 before deciding. */
export function ledgerKey(activity: Pick<Activity, 'source' | 'reference' | 'forDate'>, now: Moment): LedgerKey {
  const source = sourceOf(activity.source) ?? 'other';
  const { once } = ruleOf(source);
  const date = activity.forDate ?? now.localDate;
  if (once === 'day') return { source, reference: date, period: date };
  return { source, reference: activity.reference, period: once === 'record' ? '' : date };
}

/**
 * Decides what one act earns: XP after condition, limits, cap and multiplier; coins; the day's mark; first steps; streak
 * milestones; levels and achievements that follow. Never throws; an act that earns nothing says why in `reason`.
 *
 * Order: the day is marked first, so its multiplier already holds for the act that marks it. First steps and milestones are
 * beyond multiplier and cap. Percent shares are rounded down. An act for an earlier date gets {@link backdateCredit}: no
 * multiplier, and a milestone that its repaired day leads to waits for the next act of the present.
 *
 * @param state read under the member's lock; for an earlier date with all marked days, or that date's row when it is active
 * @param now the moment of the act
 */
export function decideAward(state: AwardState, activity: Activity, now: Moment): AwardDraft {
  const source = sourceOf(activity.source) ?? 'other';
  const rule = ruleOf(source);
  if (state.alreadyCounted) return decideNothing(state, activity, now, 'already_counted');
  const marked = markAct(state, activity, rule, now);
  const earned: EarnedBase = activity.quiet
    ? { base: 0, reason: 'counted', booked: true }
    : earnedBase(source, rule, activity, state.today, marked.late?.xpPercent === 0);
  return settle(actOf({ state, activity, now, source, rule, marked, earned }), now);
}

/** An act that earns nothing and changes nothing, for a reason that only the caller can know, such as `no_record`. */
export function decideNothing(state: AwardState, activity: Activity, now: Moment, reason: Receipt['reason']): AwardDraft {
  const source = sourceOf(activity.source) ?? 'other';
  const receipt = { baseXp: 0, bonusXp: 0, firstSteps: [] };
  return settle({ rule: ruleOf(source), source, reason, unlocks: false, rows: [], days: [], state, receipt, newFirstSteps: [] }, now);
}

interface Parts {
  readonly state: AwardState;
  readonly activity: Activity;
  readonly now: Moment;
  readonly source: AwardSource;
  readonly rule: AwardRule;
  readonly marked: Marking;
  readonly earned: EarnedBase;
}

function actOf({ state, activity, now, source, rule, marked, earned }: Parts): Act {
  const { base, reason } = earned;
  const { late, earnedBack } = marked;
  const percent = late ? late.xpPercent : multiplierPercent(marked.streak.multiplierStep);
  const xp = percentOf(base, percent);
  const steps = activity.quiet || late?.xpPercent === 0 ? [] : newFirstStepsOf(rule, state, earned);
  const milestones = marked.written.length > 0 && !activity.quiet && !late ? newMilestones(marked, state) : [];
  const milestoneRows = milestones.map((days) =>
    bookedRow(now, { source: 'streak_milestone', reference: String(days), xp: milestoneXp(days), base: milestoneXp(days) }),
  );
  const own = bookedRow(now, { ...ledgerKey(activity, now), base, capped: rule.capped, multiplierPercent: percent, xp });
  const rows = withCoins([
    ...(earned.booked ? [own] : []),
    ...steps.map(({ code }) => bookedRow(now, { source: 'first_step', reference: code, xp: FIRST_STEP_XP, base: FIRST_STEP_XP })),
    ...milestoneRows,
  ]);
  const milestoneSum = milestoneRows.reduce((sum, row) => sum + row.xp, 0);
  const longest = milestones.at(-1);
  return {
    rule,
    source,
    reason: steps.length > 0 && reason === 'not_earning' ? 'counted' : reason,
    unlocks: !activity.quiet,
    rows,
    days: marked.written,
    state: stateWith({ state, activity, rule, marked, earned, now }, rows, steps, milestones),
    receipt: {
      baseXp: base,
      bonusXp: Math.max(0, xp - base),
      firstSteps: steps.map((step) => ({ ...step })),
      ...(late ? { backdated: { forDate: actDateOf(activity, now), percent: late.xpPercent, repaired: marked.written.length > 0 } } : {}),
      ...(earnedBack === null ? {} : { earnedBack: { localDate: earnedBack, streak: marked.streak.current } }),
      ...(longest === undefined ? {} : { streakMilestone: { days: longest, xp: milestoneSum } }),
    },
    newFirstSteps: steps.map(({ code }) => code),
  };
}

function stateWith(
  { state, activity, rule, marked, earned, now }: Omit<Parts, 'source'>,
  rows: readonly LedgerRow[],
  steps: readonly { readonly code: string }[],
  milestones: readonly number[],
): AwardState {
  const ownCount = rule.counter && countsFor(rule, earned) ? { [rule.counter]: 1 } : {};
  const returns = { ...(marked.comeback ? { comebacks: 1 } : {}), ...(marked.earnedBack ? { earnBacks: 1 } : {}) };
  return {
    ...state,
    alreadyCounted: earned.booked,
    today: rows.reduce(countRow, state.today),
    streak: marked.streak,
    days: replacedDays(state.days, marked.written),
    freezes: marked.freezes,
    missedDate: marked.missedDate,
    actsSinceMissed: 0,
    earnedBackOn: marked.earnedBack ? now.localDate : state.earnedBackOn,
    firstSteps: [...state.firstSteps, ...steps.map(({ code }) => code)],
    streakMilestones: [...state.streakMilestones, ...milestones],
    counters: [ownCount, returns, activity.gains ?? {}].reduce(addCounters, state.counters),
  };
}

/** A counter and a first step need a real act: one that was booked, or one that never earns XP of its own. */
function countsFor(rule: AwardRule, { booked }: EarnedBase): boolean {
  return booked || (rule.condition === null && tableBase(rule.base, {}, 0) === 0);
}

function newFirstStepsOf(rule: AwardRule, state: AwardState, earned: EarnedBase) {
  if (!countsFor(rule, earned)) return [];
  return firstSteps.filter(({ code }) => code === rule.firstStep && !state.firstSteps.includes(code));
}

function newMilestones({ streak }: Marking, { streakMilestones }: AwardState): readonly number[] {
  return STREAK_MILESTONES.filter((days) => days <= streak.current && !streakMilestones.includes(days));
}

function milestoneXp(days: number): number {
  return tableBase(ruleOf('streak_milestone').base, { days }, 0);
}
