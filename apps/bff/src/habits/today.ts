import { type DateText, HABITS_ON_DASHBOARD, type HabitsToday } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { presentHabit } from './present.ts';
import { readAllStanding } from './standing.ts';

/** The habits of today, as the dashboard shows them. One query, two where there are any habits. */
export async function readHabitsToday(query: Kysely<Tables>, memberId: string, today: DateText): Promise<HabitsToday> {
  const habits = (await readAllStanding(query, memberId, today)).map((habit) => presentHabit(habit, today));
  const due = habits.filter(({ today: { group } }) => group === 'due');
  const settled = habits.filter(({ today: { group } }) => group === 'done');
  const done = settled.filter(({ today: { why } }) => why === 'done').length;
  const asked = settled.filter(({ today: { why } }) => why !== 'skipped');
  return { done, of: due.length + asked.length, habits: [...due, ...settled].slice(0, HABITS_ON_DASHBOARD) };
}
