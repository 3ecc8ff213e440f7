import { creditedDate, daySourceOf, levelOf, totalAt } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { progressChange } from '../gamification/award-state.ts';
import { updateProgress } from '../gamification/store.ts';
import { restand } from '../habits/standing.ts';
import { findable } from '../journal/write-entry.ts';
import { goalLinks } from './goals.ts';
import { dateAt, hourOf, type Life, type Lived } from './life.ts';
import { live } from './live.ts';
import { DEMO_DAYS, MOODS_A_DAY, type PlannedDay, planDays, withQuickMood } from './plan.ts';
import { type Random, seededRandom } from './random.ts';

/** XP that the demo member lacks to the next level: one check-in away. */
const XP_BELOW_LEVEL = 5;

/**
 * Gives a fresh demo member sixty days of history by the rules that hold for everybody: check-ins with gaps, moods, a streak
 * that freezes and a cold left their marks on, habits and goals, a journal, three talks with guides, a challenge walked
 * and one under way, achievements. Today is still open. It ends 5 XP below a level.
 *
 * @param member has empty totals, as `createProgress` left them
 */
export async function fillDemoHistory(tx: Tx, deps: Pick<Deps, 'db' | 'ids'>, member: Omit<Life, 'ids' | 'hour'>): Promise<void> {
  const random = seededRandom(deps.ids.secret(12));
  const life: Life = { ...member, hour: hourOf(member), ids: deps.ids };
  const planned = planDays(random);
  await store(tx, deps, life, live(life, filledUp(planned, live(life, planned), random)));
}

/** The days with as many quick moods more as it takes to end just below a level. */
function filledUp(planned: readonly PlannedDay[], lived: Lived, random: Random): readonly PlannedDay[] {
  const room = planned
    .flatMap((day, index) => Array.from({ length: roomIn(day) }, () => index))
    .map((index) => ({ index, xp: quickMoodXp(lived, planned[index]), order: random() }))
    .sort((a, b) => a.order - b.order);
  const total = lived.state.totalXp;
  for (let level = levelOf(total) + 1; ; level += 1) {
    const missing = totalAt(level) - XP_BELOW_LEVEL - total;
    const chosen = missing < 0 ? undefined : placesFor(missing, room);
    if (chosen) return chosen.reduce((days, index) => days.map((day, at) => (at === index ? withQuickMood(day, random) : day)), planned);
    if (missing > room.length * 10) return planned;
  }
}

/** The first mood of a day earns more than the others, so only days that have one take further ones. */
const roomIn = ({ moods }: PlannedDay): number => (moods.length === 0 ? 0 : Math.max(0, MOODS_A_DAY - moods.length));

/** A mood beyond the first of its day. */
const quickMoodXp = ({ percents }: Lived, day: PlannedDay | undefined): number =>
  Math.floor((5 * (percents.get(day?.day ?? 0) ?? 100)) / 100);

/** Places whose XP add up to exactly `missing`; undefined when none do. There are but two or three different amounts. */
function placesFor(missing: number, room: readonly { index: number; xp: number }[]): readonly number[] | undefined {
  const [least = 0, ...others] = [...new Set(room.map(({ xp }) => xp))].sort((a, b) => a - b);
  const [more = 0] = others;
  const small = room.filter(({ xp }) => xp === least);
  const large = room.filter(({ xp }) => xp === more);
  for (let count = 0; count <= large.length && count * more <= missing; count += 1) {
    const rest = missing - count * more;
    if (least > 0 && rest % least === 0 && rest / least <= small.length) {
      return [...large.slice(0, count), ...small.slice(0, rest / least)].map(({ index }) => index);
    }
  }
  return undefined;
}

async function store(tx: Tx, deps: Pick<Deps, 'db'>, life: Life, lived: Lived): Promise<void> {
  const { memberId } = life;
  await tx.insertInto('ledger').values(lived.ledger).execute();
  await tx.insertInto('checkin').values(lived.checkins).execute();
  await tx.insertInto('mood').values(lived.moods).execute();
  await tx
    .insertInto('conversation')
    .values(lived.talks.map(({ conversation }) => conversation))
    .execute();
  await tx
    .insertInto('message')
    .values(lived.talks.flatMap(({ messages }) => messages))
    .execute();
  await tx
    .insertInto('chatTurn')
    .values(lived.talks.flatMap(({ turns }) => turns))
    .execute();
  await tx
    .insertInto('challengeRun')
    .values(lived.walks.map(({ run }) => run))
    .execute();
  await tx
    .insertInto('challengeDay')
    .values(lived.walks.flatMap(({ days }) => days))
    .execute();
  await storePractice(tx, deps, life, lived);
  await tx.insertInto('achievementEarned').values(lived.achievements).execute();
  await tx
    .insertInto('memberDay')
    .values(lived.state.days.map((day) => ({ memberId, localDate: day.localDate, kind: day.kind, source: daySourceOf(day) })))
    .execute();
  await updateProgress(tx, memberId, {
    ...progressChange(lived.state),
    seq: lived.ledger.length,
    moodQuadrants: 15,
    gainedDates: lived.last && JSON.stringify(creditedDate(null, lived.last).gained),
  });
}

/** Habits, goals and the journal, with what is derived of them. */
async function storePractice(tx: Tx, deps: Pick<Deps, 'db'>, life: Life, lived: Lived): Promise<void> {
  const habits = [...lived.habits.values()];
  await tx
    .insertInto('habit')
    .values(habits.map(({ row }) => row))
    .execute();
  await tx
    .insertInto('habitTick')
    .values(habits.flatMap(({ ticks }) => ticks))
    .execute();
  for (const { row } of habits) await restand(tx, row, row.startDate, dateAt(life, DEMO_DAYS - 1));
  await tx
    .insertInto('goal')
    .values([...lived.goals.values()].map(({ row }) => row))
    .execute();
  await tx.insertInto('goalHabit').values(goalLinks(life, lived)).execute();
  await tx.insertInto('journalEntry').values(lived.entries).execute();
  for (const entry of lived.entries) await findable(deps, tx, entry);
}
