import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Page, TimeZone } from '../shared/schemas.ts';

export const MoodScore = z
  .number()
  .int()
  .min(1)
  .max(5)
  .meta({ id: 'MoodScore', description: '1 very low, 2 low, 3 okay, 4 good, 5 very good.' });
export const Quadrant = z
  .enum(['high-unpleasant', 'high-pleasant', 'low-unpleasant', 'low-pleasant'])
  .meta({ id: 'Quadrant', description: 'Energy and pleasantness.' });
export type Quadrant = z.infer<typeof Quadrant>;
const Word = z.string().trim().min(1).max(40);

const fields = {
  score: MoodScore,
  quadrant: Quadrant.nullable(),
  words: z.array(Word).max(12),
  activities: z.array(Word).max(12),
  note: z.string().trim().max(2000),
};

export const Mood = z
  .object({ id: Id, ...fields, at: Instant, localDate: LocalDate, timeZone: TimeZone, version: z.number().int() })
  .meta({ id: 'Mood', description: 'How a member felt at one moment.' });
export type Mood = z.infer<typeof Mood>;

export const LogMoodBody = z.object({
  id: Id.optional(),
  score: fields.score,
  quadrant: fields.quadrant.default(null),
  words: fields.words.default([]),
  activities: fields.activities.default([]),
  note: fields.note.default(''),
  at: Instant.optional().describe('The moment it is about; now when absent.'),
  occurredAt: Instant.optional().describe('When it was entered on the device, at most 48 hours ago.'),
  timeZone: TimeZone.optional(),
});
export const MoodAnswer = Mood.extend({ award: Award }).meta({ id: 'MoodAnswer' });
export const EditMoodBody = z
  .object({ ...fields, version: z.number().int() })
  .partial()
  .required({ version: true });
export const MoodQuery = Page.extend({ from: LocalDate.optional(), to: LocalDate.optional() });
export const Moods = z.object({ moods: z.array(Mood), nextCursor: NextCursor });
export const DeletedMood = z.object({ id: Id, xpTaken: z.number().int().describe('XP that the undo took back.') });
