import { z } from 'zod';
import { Id, Instant, LocalDate, Occurred } from '../shared/schemas.ts';
import { Award, LedgerEntry } from './award-schemas.ts';

const whole = z.number().int();
const count = whole.min(0);

export const Checkin = z
  .object({ id: Id, localDate: LocalDate, at: Instant })
  .meta({ id: 'Checkin', description: 'One check-in of a member on a local day.' });
export const CheckInBody = Occurred;
export const CheckInAnswer = Checkin.extend({ award: Award }).meta({ id: 'CheckInAnswer' });
export const UndoneCheckin = z.object({ localDate: LocalDate, xpTaken: count, coinsTaken: count });

export const DayKind = z.enum(['active', 'frozen', 'paused', 'repaired']).meta({ id: 'DayKind' });
export type DayKind = z.infer<typeof DayKind>;
export const DaySource = z
  .enum(['act', 'freeze', 'pause', 'backdate', 'earn_back'])
  .meta({ id: 'DaySource', description: 'How a day came by its mark.' });
export type DaySource = z.infer<typeof DaySource>;
export const DayMark = z
  .object({ localDate: LocalDate, kind: DayKind, source: DaySource })
  .meta({ id: 'DayMark', description: 'A day of a member and how it came by its mark; days without a mark are left out.' });
export const DaysQuery = z
  .object({ from: LocalDate, to: LocalDate })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    message: 'Ask for a year at most.',
    path: ['to'],
  });
export const Days = z.object({ today: LocalDate, days: z.array(DayMark) });
export type MarkedDays = z.infer<typeof Days>;
export const DayParams = z.object({ date: LocalDate });
export const DayReceipt = z
  .object({
    localDate: LocalDate,
    kind: DayKind.nullable(),
    source: DaySource.nullable(),
    counts: z.boolean().describe('Whether it counts in the streak.'),
    open: z.boolean().describe('The day is not over yet.'),
    acts: z.array(LedgerEntry).describe('What was done on it or told of it, oldest first.'),
    xp: count,
    coins: count,
  })
  .meta({ id: 'DayReceipt', description: 'Why a day counts.' });
export type DayReceipt = z.infer<typeof DayReceipt>;

export const Pause = z
  .object({ id: Id, from: LocalDate, until: LocalDate.describe('The last day of it.'), state: z.enum(['planned', 'running', 'over']) })
  .meta({ id: 'Pause', description: 'A planned pause: its days neither count nor break the streak.' });
export type Pause = z.infer<typeof Pause>;
export const Pauses = z.object({
  pauses: z.array(Pause).describe('Newest first.'),
  daysLeft: count.describe('Pause days of this calendar year that are free.'),
});
export const PlanPauseBody = z.object({ id: Id.optional(), from: LocalDate, days: whole.min(1).max(30) });
export const PlanPauseAnswer = Pause.extend({ award: Award });
export const EndedPause = z.object({ id: Id, daysGivenBack: count });

export const StreakCare = z
  .object({
    current: count.describe('Days.'),
    longest: count.describe('Days.'),
    activeDays: count,
    multiplierPercent: whole.min(100),
    nextMultiplier: z.object({ days: count, percent: whole }).nullable().describe('The next step and the streak that reaches it.'),
    freezes: count,
    freezesMax: count,
    freezeCoins: count.describe('Price of one more.'),
    daysToFreeze: count.describe('Active days until one more is given.'),
    repairsLeft: count.describe('Days of this month that a record entered later can still fill.'),
    missedDate: LocalDate.nullable().describe('A missed day that one or two acts earn back.'),
    actsToEarnBack: count,
    pause: Pause.nullable().describe('The one that runs, or else the next.'),
    dailyCap: count,
    dailyCapLeft: count.describe('Base XP that repeatable acts may still earn today.'),
    awayDays: count.describe('Days since the last act, without planned pauses and without today.'),
  })
  .meta({ id: 'StreakCare', description: 'Everything that keeps a streak, and what today leaves.' });
export type StreakCare = z.infer<typeof StreakCare>;

export const BuyFreezeBody = z.object({ id: Id.optional() });
export const BuyFreezeAnswer = z.object({ spent: count, newTotalCoins: count, freezes: count });
