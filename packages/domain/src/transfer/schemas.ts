import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { HabitSchedule } from '../habits/schemas.ts';
import { MoodScore } from '../mood/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Page } from '../shared/schemas.ts';
import { leftOutReasons } from './left-out.ts';

const count = z.number().int().min(0);

export const ImportOrigin = z.enum(['loop', 'daylio', 'day-one', 'journiv', 'everstep']).meta({ id: 'ImportOrigin' });
export type ImportOrigin = z.infer<typeof ImportOrigin>;
export const ImportFormat = z
  .enum(['loop-csv', 'loop-db', 'daylio-csv', 'day-one-json', 'journiv-json', 'everstep-json'])
  .meta({ id: 'ImportFormat', description: 'Found by the content of a file, never by its name.' });
export type ImportFormat = z.infer<typeof ImportFormat>;
export const ImportKind = z
  .enum(['habit', 'tick', 'mood', 'entry', 'goal', 'prompt', 'challenge', 'experiment'])
  .meta({ id: 'ImportKind' });
export type ImportKind = z.infer<typeof ImportKind>;

const LeftOutCount = z.object({ reason: z.enum(leftOutReasons), count });
const fileName = z.string().max(120);

export const ImportPreview = z
  .object({
    id: Id,
    origin: ImportOrigin,
    format: ImportFormat,
    fileName,
    counts: z
      .array(
        z.object({
          kind: ImportKind,
          found: count,
          fresh: count.describe('Not here yet: this many will be added.'),
          here: count.describe('Came with an earlier import, or stand here already.'),
        }),
      )
      .describe('Kinds that the file has.'),
    from: LocalDate.nullable(),
    to: LocalDate.nullable(),
    samples: z
      .array(z.object({ kind: ImportKind, localDate: LocalDate.nullable(), text: z.string().max(160) }))
      .describe('The first rows.'),
    leftOut: z.array(LeftOutCount).describe('What is not taken in, and why.'),
    adapted: z
      .array(z.object({ title: z.string(), was: z.string(), schedule: HabitSchedule }))
      .describe('Habits whose rhythm has no equal here, with the nearest one.'),
    moods: z
      .array(z.object({ name: z.string(), count, score: MoodScore.nullable().describe('A guess; null when the name says nothing.') }))
      .describe('Names that the app gives moods, for the member to place on our scale.'),
    expiresAt: Instant.describe('Until then the file waits for a decision.'),
  })
  .meta({ id: 'ImportPreview', description: 'What a file would bring. Nothing is stored of it yet but the file itself.' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ConfirmImportBody = z.object({
  moods: z
    .array(z.object({ name: z.string().min(1).max(100), score: MoodScore.nullable() }))
    .max(500)
    .default([])
    .describe('Where the member places moods of the app; null leaves them out.'),
});

export const DataImport = z
  .object({
    id: Id,
    origin: ImportOrigin,
    format: ImportFormat,
    fileName,
    at: Instant,
    added: z.array(z.object({ kind: ImportKind, count })),
    here: count.describe('Records that stood here already.'),
    leftOut: z.array(LeftOutCount),
    undoUntil: Instant.nullable().describe('Null once it is taken back or too old.'),
    undoneAt: Instant.nullable(),
    removed: count.describe('Records that taking it back removed.'),
    kept: z
      .array(z.object({ kind: ImportKind, localDate: LocalDate.nullable(), text: z.string().max(160) }))
      .describe('Records that stayed when it was taken back, since they were changed in the meantime; the first hundred.'),
    keptCount: count,
  })
  .meta({ id: 'DataImport', description: 'A file that was taken in.' });
export type DataImport = z.infer<typeof DataImport>;

export const TransferQuery = Page;
export const Transfer = z
  .object({
    pending: ImportPreview.nullable().describe('The file that waits for a decision.'),
    imports: z.array(DataImport).describe('Newest first.'),
    nextCursor: NextCursor,
    lastExportAt: Instant.nullable(),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof Transfer>;

export const ExportAnswer = z
  .object({
    id: Id,
    url: z.string().describe('Where the archive can be fetched for the next minutes; it is made while it is fetched.'),
    fileName: z.string(),
    at: Instant,
    award: Award,
  })
  .meta({ id: 'ExportAnswer' });
