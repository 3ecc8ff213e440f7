import { z } from 'zod';
import { habitPlanProblems } from '../habits/check-habit.ts';
import { scaledAmount } from '../habits/schedule.ts';
import type { ImportBatch, ImportContext } from './batch.ts';
import { type Draft, draftOf, firstHabitDay, isRecord } from './draft.ts';
import { IMPORT_MOST } from './limits.ts';
import {
  OWN_FORMAT,
  OWN_VERSION,
  OwnEntry,
  OwnExperiment,
  OwnGoal,
  OwnHabit,
  OwnHead,
  OwnMood,
  OwnPrompt,
  OwnRun,
  OwnTick,
  OwnVault,
} from './own-file.ts';
import { takeExperiment, takeRun } from './own-walks.ts';
import { unreadableFile } from './unreadable.ts';

/** Days are read one by one: a damaged one takes no others with it. */
const LooseHabit = OwnHabit.extend({ ticks: z.array(z.unknown()) });

/** Whether a JSON value is an export from here, of this version or a later one. */
export const isOwnExport = (content: unknown): boolean => isRecord(content) && content.format === OWN_FORMAT;

/**
 * Reads an export of Everstep. A record that is damaged is left out, and the others are taken.
 * @param photos names of the pictures that came along in the archive
 * @throws DomainError when a later version wrote it, or it has more than one can take
 */
export function readOwnExport(content: unknown, photos: ReadonlySet<string>, context: ImportContext): ImportBatch {
  const head = OwnHead.safeParse(content);
  if (!isRecord(content) || !head.success) throw unreadableFile('This export is damaged.');
  if (head.data.version > OWN_VERSION)
    throw unreadableFile('A later version of Everstep wrote this export. This server cannot read it yet.');
  const draft = draftOf('everstep-json', context);
  for (const habit of listOf(draft, content.habits, LooseHabit, IMPORT_MOST.habits)) takeHabit(draft, habit);
  for (const mood of listOf(draft, content.moods, OwnMood, IMPORT_MOST.moods))
    if (draft.isOpen(mood.localDate)) draft.batch.moods.push({ ...mood, key: draft.ownKey(mood.id), name: null });
  for (const entry of listOf(draft, content.journal, OwnEntry, IMPORT_MOST.entries)) takeEntry(draft, entry, photos);
  for (const { createdAt: _, ...goal } of listOf(draft, content.goals, OwnGoal, IMPORT_MOST.goals)) {
    const habits = goal.habits.map(({ id, target, since }) => ({ key: id, target, since }));
    draft.batch.goals.push({ ...goal, key: draft.ownKey(goal.id), habits });
  }
  for (const prompt of listOf(draft, content.prompts, OwnPrompt, IMPORT_MOST.prompts))
    draft.batch.prompts.push({ ...prompt, key: draft.ownKey(prompt.id) });
  draft.batch.vault = OwnVault.safeParse(content.vault).data ?? null;
  for (const run of listOf(draft, content.challenges, OwnRun, IMPORT_MOST.challenges)) takeRun(draft, run);
  for (const experiment of listOf(draft, content.experiments, OwnExperiment, IMPORT_MOST.experiments)) takeExperiment(draft, experiment);
  draft.leave('points', lengthOf(content.ledger));
  if (isRecord(content.safetyPlan)) draft.leave('safety-plan', 1);
  return draft.done();
}

function listOf<S extends z.ZodType>(draft: Draft, list: unknown, schema: S, most: number): z.output<S>[] {
  if (!Array.isArray(list)) return [];
  if (list.length > most) throw unreadableFile('This export has more records than we can take.');
  return list.flatMap((item) => {
    const { success, data } = schema.safeParse(item);
    if (success) return [data];
    draft.leave('unreadable');
    return [];
  });
}

function takeHabit(draft: Draft, { ticks, target, ...habit }: z.output<typeof LooseHabit>): void {
  const { today } = draft.context;
  const first = firstHabitDay(draft.context);
  // Each day since the start is counted whenever the habit is read: none lies further back than one can be entered.
  const startDate = [habit.startDate, first].sort().at(-1) ?? today;
  if (habitPlanProblems({ ...habit, startDate, target }, today).length > 0) {
    draft.leave('unreadable');
    return;
  }
  const open = listOf(draft, ticks, OwnTick, IMPORT_MOST.ticks).filter(({ localDate }) => {
    if (localDate >= first) return draft.isOpen(localDate);
    draft.leave('too-old');
    return false;
  });
  draft.batch.habits.push({
    ...habit,
    key: draft.ownKey(habit.id),
    alias: null,
    target: target === null ? null : scaledAmount(target),
    startDate,
    ticks: [...new Map(open.map((tick) => [tick.localDate, tick])).values()].map((tick) => ({
      ...tick,
      value: tick.value === null ? null : scaledAmount(tick.value),
    })),
  });
}

function takeEntry(draft: Draft, { moodId, photos, ...entry }: OwnEntry, files: ReadonlySet<string>): void {
  if (!draft.isOpen(entry.localDate)) return;
  const known = photos.filter(({ file }) => files.has(file));
  draft.leave('photos', photos.length - known.length);
  draft.batch.entries.push({
    ...entry,
    key: draft.ownKey(entry.id),
    moodKey: moodId,
    photos: known.map(({ id, file, alt }) => ({ key: id, file, alt })),
  });
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
