import { addDays, cutAtWord, type DateText, type GuideConsent, levelProgress, onOneLine } from '@everstep/domain';
import type { GivenRecord } from '@everstep/domain/prompts';
import type { Kysely } from 'kysely';
import { isCalm } from '../care/is-calm.ts';
import { nameOfRun } from '../challenges/editions.ts';
import { listOpenRuns } from '../challenges/store.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { findCheckin, readProgress } from '../gamification/store.ts';
import { listRecent } from '../goals/store.ts';
import { readHabitsToday } from '../habits/today.ts';
import { meansByDay } from '../mood/store.ts';

type Query = Kysely<Tables>;

/** A record that a guide may be told of, with what the built-in guide reads from it. */
export interface KnownRecord extends GivenRecord {
  /** Where in the app it comes from. */
  readonly source: string;
  /** Of habits of today. */
  readonly done?: boolean;
}

/** Longest title that is told, in characters. */
const LONGEST = 100;
/** So many days back moods are told of, and so many of them. */
const MOOD_DAYS_BACK = 6;
const MOST_MOOD_DAYS = 3;
const MOST_ENTRIES = 3;
const MOST_RUNS = 3;

/** All that the member has opened to guides, a few records of each kind. What sounds like a hard moment is left out. */
export async function knownRecords(
  query: Query,
  memberId: string,
  today: DateText,
  consent: GuideConsent,
): Promise<readonly KnownRecord[]> {
  const none = async (): Promise<readonly KnownRecord[]> => [];
  const parts = await Promise.all([
    profile(query, memberId),
    (consent.goals ? goals : none)(query, memberId),
    (consent.habits ? habits : none)(query, memberId, today),
    (consent.challenge ? challenges : none)(query, memberId),
    (consent.level ? level : none)(query, memberId, today),
    (consent.mood ? moods : none)(query, memberId, today),
    (consent.journal ? journal : none)(query, memberId),
  ]);
  return parts.flat().filter(({ value }) => isCalm(value));
}

/** On one line and short; cut between words. */
export const shortText = (text: string, most = LONGEST): string => cutAtWord(onOneLine(text), most);

const named = prepared((query, param: Param<{ memberId: string }>) =>
  query.selectFrom('member').select(['firstName', 'focus']).where('id', '=', param('memberId')),
);

async function profile(query: Query, memberId: string): Promise<readonly KnownRecord[]> {
  const [member] = await named(query, { memberId });
  const [name, focus] = [shortText(member?.firstName ?? ''), shortText(member?.focus ?? '')];
  const known = { kind: 'profile', detail: '', source: 'Your profile' } as const;
  return [
    ...(name === '' ? [] : [{ ...known, ref: 'profile:name', value: name, label: `first name “${name}”` }]),
    ...(focus === '' ? [] : [{ ...known, ref: 'profile:focus', value: focus, label: `focus “${focus}”` }]),
  ];
}

async function goals(query: Query, memberId: string): Promise<readonly KnownRecord[]> {
  return (await listRecent(query, memberId)).map(({ id, title, dueDate }) => {
    const value = shortText(title);
    const detail = dueDate === null ? '' : `by ${dueDate}`;
    return { ref: `goals:${id}`, kind: 'goals', value, label: `goal “${value}”`, detail, source: 'Goals' };
  });
}

async function habits(query: Query, memberId: string, today: DateText): Promise<readonly KnownRecord[]> {
  return (await readHabitsToday(query, memberId, today)).habits.map((habit) => {
    const value = shortText(habit.title);
    const done = habit.today.group === 'done';
    const detail = done ? 'done today' : 'open today';
    return { ref: `habits:${habit.id}`, kind: 'habits', value, label: `habit “${value}”`, detail, source: 'Habits', done };
  });
}

async function challenges(query: Query, memberId: string): Promise<readonly KnownRecord[]> {
  const known: KnownRecord[] = [];
  for (const run of (await listOpenRuns(query, memberId)).slice(0, MOST_RUNS)) {
    const value = await nameOfRun(query, run);
    const detail = `${run.totalDays} days, since ${run.startedOn}`;
    known.push({ ref: `challenge:${run.id}`, kind: 'challenge', value, label: `challenge “${value}”`, detail, source: 'Challenges' });
  }
  return known;
}

async function level(query: Query, memberId: string, today: DateText): Promise<readonly KnownRecord[]> {
  const [progress, checkin] = await Promise.all([readProgress(query, memberId), findCheckin(query, memberId, today)]);
  const reached = levelProgress(progress.xp, progress.highestLevel);
  const streak = progress.streakCurrent;
  const known = { kind: 'level', source: 'Progress' } as const;
  const own: KnownRecord = {
    ...known,
    ref: 'level:level',
    value: String(reached.level),
    label: `level ${reached.level} (${reached.title})`,
    detail: checkin === undefined ? 'not checked in today' : 'checked in today',
  };
  if (streak === 0) return [own];
  const label = streak === 1 ? 'streak of 1 day' : `streak of ${streak} days`;
  return [own, { ...known, ref: 'level:streak', value: String(streak), label, detail: '' }];
}

async function moods(query: Query, memberId: string, today: DateText): Promise<readonly KnownRecord[]> {
  const days = await meansByDay(query, memberId, { from: addDays(today, -MOOD_DAYS_BACK), to: today });
  return days
    .slice(-MOST_MOOD_DAYS)
    .toReversed()
    .map(({ date, mean }) => ({
      ref: `mood:${date}`,
      kind: 'mood',
      value: String(mean),
      label: `mood of ${date}`,
      detail: `${Math.round(mean * 10) / 10} of 5`,
      source: 'Mood tracker',
    }));
}

const latestEntries = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('journalEntry')
    .select(['id', 'title', 'body', 'localDate'])
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null)
    .where('sealed', 'is', null)
    .orderBy('localDate', 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES),
);

/** The title of an entry, or its first line; of locked ones nothing, as nobody but the member can read them. */
async function journal(query: Query, memberId: string): Promise<readonly KnownRecord[]> {
  const entries = await latestEntries(query, { memberId });
  return entries.flatMap(({ id, title, body, localDate }) => {
    const value = shortText(title.trim() || (body.trim().split('\n', 1)[0] ?? ''));
    if (value === '') return [];
    return [
      { ref: `journal:${id}`, kind: 'journal' as const, value, label: `journal entry “${value}”`, detail: localDate, source: 'Journal' },
    ];
  });
}
