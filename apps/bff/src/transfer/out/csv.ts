import { actInWords, habitScheduleWords } from '@everstep/domain';
import { csvLine } from '@everstep/domain/transfer';
import { entriesOut, experimentsOut, goalsOut, habitsOut, ledgerOut, moodsOut, runsOut, type Source } from './read-out.ts';

type Fields = readonly (string | number | null)[];

/** One table for each area, by the name of its file. Spreadsheets read them; what they cannot hold is in the JSON. */
export const csvFiles: Readonly<Record<string, (source: Source) => AsyncGenerator<string>>> = {
  'habits.csv': table(
    ['id', 'title', 'kind', 'target', 'unit', 'schedule', 'cue', 'reminder', 'start', 'end', 'archived on', 'days entered'],
    async function* (source) {
      for await (const habit of habitsOut(source)) {
        const { id, title, kind, target, unit, schedule, cue, reminderTime, startDate, endDate, archivedOn, ticks } = habit;
        yield [
          id,
          title,
          kind,
          target,
          unit,
          habitScheduleWords(schedule),
          cue,
          reminderTime,
          startDate,
          endDate,
          archivedOn,
          ticks.length,
        ];
      }
    },
  ),
  'habit-days.csv': table(['habit', 'title', 'date', 'kind', 'value', 'reason', 'note'], async function* (source) {
    for await (const { id, title, ticks } of habitsOut(source))
      for (const { localDate, kind, value, reason, note } of ticks) yield [id, title, localDate, kind, value, reason, note];
  }),
  'moods.csv': table(['date', 'at', 'time zone', 'score', 'quadrant', 'words', 'activities', 'note'], async function* (source) {
    for await (const { localDate, at, timeZone, score, quadrant, words, activities, note } of moodsOut(source))
      yield [localDate, at, timeZone, score, quadrant, words.join(' | '), activities.join(' | '), note];
  }),
  'journal.csv': table(['date', 'at', 'time zone', 'title', 'text', 'tags', 'pinned', 'locked', 'photos'], async function* (source) {
    for await (const { localDate, at, timeZone, title, body, tags, pinned, sealed, photos } of entriesOut(source)) {
      const files = photos.map(({ file }) => file).join(' | ');
      yield [localDate, at, timeZone, title, body, tags.join(' | '), yes(pinned), yes(sealed !== null), files];
    }
  }),
  'goals.csv': table(['title', 'why', 'size', 'state', 'due', 'completed', 'milestones', 'habits', 'lesson'], async function* (source) {
    for await (const { title, why, size, state, dueDate, completedAt, milestones, progressHabits, lesson } of goalsOut(source)) {
      const steps = milestones.map((milestone) => `${milestone.title}${milestone.reachedAt === null ? '' : ' (reached)'}`);
      yield [title, why, size, state, dueDate, completedAt, steps.join(' | '), progressHabits.join(' | '), lesson];
    }
  }),
  'challenges.csv': table(['name', 'started', 'closed', 'outcome', 'medal', 'days', 'days done'], async function* (source) {
    for await (const { name, startedOn, closedOn, outcome, medal, totalDays, days } of runsOut(source))
      yield [name, startedOn, closedOn, outcome, medal, totalDays, days.filter((day) => day.outcome === 'done').length];
  }),
  'experiments.csv': table(['about', 'kind', 'started', 'stopped', 'plan', 'next day'], async function* (source) {
    for await (const { label, kind, startsOn, stoppedOn, plan, nextDay } of experimentsOut(source))
      yield [label, kind, startsOn, stoppedOn, [...plan].map((day) => (day === 'x' ? 'with' : 'without')).join(' '), yes(nextDay === true)];
  }),
  'points.csv': table(['at', 'date', 'what', 'xp', 'coins'], async function* (source) {
    for await (const entry of ledgerOut(source)) yield [entry.at, entry.localDate, actInWords(entry), entry.xp, entry.coins];
  }),
};

const yes = (is: boolean): string => (is ? 'yes' : 'no');

function table(header: Fields, rows: (source: Source) => AsyncGenerator<Fields>): (source: Source) => AsyncGenerator<string> {
  return async function* (source) {
    // The mark tells spreadsheets that the text is UTF-8.
    yield `\uFEFF${csvLine(header)}`;
    for await (const row of rows(source)) yield csvLine(row);
  };
}
