import { countWords } from '@everstep/domain';
import type { EntryRow } from '../journal/store.ts';
import { JOURNAL_SOURCE } from '../journal/write-entry.ts';
import { type ToldEntry, toldEntries } from './entry-story.ts';
import { type Act, type Life, type Lived, momentAt, record } from './life.ts';

/** The entries that are written on a day. */
export const entryActs = (life: Life, lived: Lived, day: number): readonly Act[] =>
  toldEntries.filter((told) => told.day === day).map((told) => ({ at: told.at, happen: () => write(life, lived, told) }));

function write(life: Life, lived: Lived, told: ToldEntry): void {
  const { memberId, ids } = life;
  const moment = momentAt(life, told.day, told.at);
  const { instant, localDate, timeZone } = moment;
  const row: EntryRow = {
    id: ids.next(),
    memberId,
    title: told.title,
    body: told.body,
    sealed: null,
    tags: JSON.stringify(told.tags),
    moodId: told.moodAt === undefined ? null : (lived.toldMoods.get(`${told.day} ${told.moodAt}`) ?? null),
    promptId: told.prompt ?? null,
    pinned: told.pinned ? 1 : 0,
    words: countWords(told.body),
    finished: 1,
    localDate,
    at: instant,
    timeZone,
    version: 1,
    createdAt: instant,
    updatedAt: instant,
    deletedAt: null,
  };
  lived.entries.push(row);
  record(life, lived, { source: JOURNAL_SOURCE, reference: row.id, facts: { words: row.words } }, moment);
}
