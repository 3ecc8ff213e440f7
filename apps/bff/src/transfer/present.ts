import {
  challengeTemplateOf,
  type DataImport,
  IMPORT_UNDO_DAYS,
  type ImportKind,
  type ImportPreview,
  type LeftOut,
} from '@everstep/domain';
import { type ImportBatch, shortened } from '@everstep/domain/transfer';
import type { Plan } from './plan.ts';
import type { FileRow, ImportRow } from './store.ts';

const kinds: readonly ImportKind[] = ['habit', 'tick', 'mood', 'entry', 'goal', 'prompt', 'challenge', 'experiment'];
const SAMPLES_EACH = 3;
const TEXT_MAX = 160;
const DAY_MS = 86_400_000;

/** What a file would bring, as its member sees it. */
export function presentPreview(file: Pick<FileRow, 'id' | 'fileName' | 'expiresAt'>, batch: ImportBatch, plan: Plan): ImportPreview {
  const fresh = addedBy(plan);
  const counts = kinds.map((kind) => ({ kind, found: plan.found[kind], fresh: fresh[kind], here: plan.here[kind] }));
  const byName = Map.groupBy(batch.moods, ({ name }) => name);
  return {
    id: file.id,
    origin: batch.origin,
    format: batch.format,
    fileName: file.fileName,
    counts: counts.filter(({ found }) => found > 0),
    ...spanOf(batch),
    samples: samplesOf(batch),
    leftOut: [...plan.leftOut],
    adapted: batch.adapted,
    moods: batch.moodScores.map(({ name, score }) => ({ name, score, count: byName.get(name)?.length ?? 0 })),
    expiresAt: file.expiresAt,
  };
}

/** How many records of each kind a plan adds. */
export const addedBy = ({ habits, moods, entries, goals, prompts, challenges, experiments }: Plan): Record<ImportKind, number> => ({
  habit: habits.filter(({ isNew }) => isNew).length,
  tick: habits.reduce((sum, { ticks }) => sum + ticks.length, 0),
  mood: moods.length,
  entry: entries.length,
  goal: goals.length,
  prompt: prompts.length,
  challenge: challenges.length,
  experiment: experiments.length,
});

/** The counts of kinds of which there are any. */
export const countsOf = (counts: Readonly<Record<ImportKind, number>>): DataImport['added'] =>
  kinds.flatMap((kind) => (counts[kind] === 0 ? [] : [{ kind, count: counts[kind] }]));

function spanOf({ habits, moods, entries }: ImportBatch): Pick<ImportPreview, 'from' | 'to'> {
  let [from, to]: [string | null, string | null] = [null, null];
  for (const { localDate } of [...moods, ...entries, ...habits.flatMap(({ ticks }) => ticks)]) {
    if (from === null || localDate < from) from = localDate;
    if (to === null || localDate > to) to = localDate;
  }
  return { from, to };
}

function samplesOf({ habits, moods, entries, goals, prompts, challenges, experiments }: ImportBatch): ImportPreview['samples'] {
  const first = <T>(kind: ImportKind, list: readonly T[], row: (record: T) => { localDate: string | null; text: string }) =>
    list.slice(0, SAMPLES_EACH).map((record) => {
      const { localDate, text } = row(record);
      return { kind, localDate, text: shortened(text.replaceAll(/\s+/g, ' ').trim(), TEXT_MAX) };
    });
  return [
    ...first('habit', habits, ({ title, ticks }) => ({ localDate: ticks[0]?.localDate ?? null, text: title })),
    ...first('mood', moods, ({ localDate, name, words, activities, note }) => ({
      localDate,
      text: [name ?? words.join(', '), activities.join(', '), note].filter((part) => part !== '').join(' · '),
    })),
    ...first('entry', entries, ({ localDate, title, body, sealed }) => ({
      localDate,
      text: sealed === null ? title || body : 'A locked entry',
    })),
    ...first('goal', goals, ({ title }) => ({ localDate: null, text: title })),
    ...first('prompt', prompts, ({ text }) => ({ localDate: null, text })),
    ...first('challenge', challenges, ({ templateId, startedOn }) => ({
      localDate: startedOn,
      text: challengeTemplateOf(templateId)?.name ?? '',
    })),
    ...first('experiment', experiments, ({ label, startsOn }) => ({ localDate: startsOn, text: label })),
  ];
}

/** A file that was taken in, as its member sees it. */
export function presentImport(row: ImportRow, now: Date): DataImport {
  const until = undoUntil(row);
  return {
    id: row.id,
    origin: row.origin,
    format: row.format,
    fileName: row.fileName,
    at: row.at,
    // Only lists of this module are ever stored in these columns.
    added: JSON.parse(row.added) as DataImport['added'],
    here: row.here,
    leftOut: JSON.parse(row.leftOut) as LeftOut[],
    undoUntil: row.undoneAt === null && now.toISOString() < until ? until : null,
    undoneAt: row.undoneAt,
    removed: row.removed,
    kept: JSON.parse(row.kept) as DataImport['kept'],
    keptCount: row.keptCount,
  };
}

/** Until when an import can be taken back. */
export const undoUntil = ({ at }: Pick<ImportRow, 'at'>): string => new Date(Date.parse(at) + IMPORT_UNDO_DAYS * DAY_MS).toISOString();
