import { z } from 'zod';
import { SafetyPlan } from '../care/schemas.ts';
import { ChallengeMedalKind } from '../challenges/schemas.ts';
import { Council, CouncilVoice } from '../council/schemas.ts';
import { LedgerEntry } from '../gamification/schemas.ts';
import { Goal, HabitLink } from '../goals/schemas.ts';
import { Habit, HabitPause, HabitTick } from '../habits/schemas.ts';
import { JournalEntry, JournalPhoto, Vault } from '../journal/schemas.ts';
import { GuideConsentAnswer, GuideNote } from '../knowledge/schemas.ts';
import { Mood } from '../mood/schemas.ts';
import { NotificationPreferences } from '../notifications/schemas.ts';
import { Id, Instant, LocalDate, TimeZone } from '../shared/schemas.ts';
import { MOST_PAUSES } from './batch.ts';

/** The JSON of an export, in the archive. */
export const OWN_FILE = 'everstep.json';
export const OWN_FORMAT = 'everstep';
/** Raised when a reader of today could not read what is written. */
export const OWN_VERSION = 1;

/** Times a day, or the largest amount that can be entered. */
const MOST_AMOUNT = 20_000_000;

export const OwnTick = HabitTick.omit({ version: true }).extend({
  value: z.number().min(0).max(MOST_AMOUNT).nullable(),
  note: z.string().max(500),
  timeZone: TimeZone,
});
export type OwnTick = z.infer<typeof OwnTick>;

/** A habit with every day that was entered for it; amounts as members write them. */
export const OwnHabit = Habit.pick({
  id: true,
  title: true,
  kind: true,
  target: true,
  unit: true,
  schedule: true,
  cue: true,
  reminderTime: true,
  startDate: true,
  endDate: true,
  archivedAt: true,
  createdAt: true,
}).extend({
  pauses: z.array(HabitPause).max(MOST_PAUSES),
  archivedOn: LocalDate.nullable(),
  ticks: z.array(OwnTick),
});
export type OwnHabit = z.infer<typeof OwnHabit>;

export const OwnMood = Mood.omit({ version: true }).extend({ createdAt: Instant });
export type OwnMood = z.infer<typeof OwnMood>;

/** An entry; a locked one is ciphertext that `vault` and the passphrase open. Photos name their file in the archive. */
export const OwnEntry = JournalEntry.omit({ version: true, updatedAt: true, photos: true, words: true }).extend({
  createdAt: Instant,
  photos: z.array(z.object({ id: Id, file: z.string().max(300), alt: JournalPhoto.shape.alt })),
});
export type OwnEntry = z.infer<typeof OwnEntry>;

export const OwnGoal = Goal.omit({ version: true, updatedAt: true, progress: true, habits: true }).extend({
  habits: z.array(HabitLink.extend({ since: LocalDate })),
});
export type OwnGoal = z.infer<typeof OwnGoal>;

export const OwnPrompt = z.object({ id: Id, text: z.string().trim().min(1).max(300) });
export type OwnPrompt = z.infer<typeof OwnPrompt>;

const Day = z.number().int().min(1).max(400);

/** A run of a challenge with all that is on record of it; `closedOn` is null while it is under way. */
export const OwnRun = z.object({
  id: Id,
  challenge: z.string().min(1).max(40).describe('Id of the challenge.'),
  startedOn: LocalDate,
  shrunkFrom: Day.nullable().default(null).describe('Day from which one required task is enough.'),
  createdAt: Instant.nullable().default(null),
  closedOn: LocalDate.nullable(),
  closedAt: Instant.nullable().default(null),
  outcome: z.enum(['completed', 'ended']).nullable(),
  days: z.array(z.object({ day: Day, outcome: z.enum(['done', 'missed']) })).max(400),
  ticks: z.array(z.object({ day: Day, task: z.string().min(1).max(20), at: Instant })).max(2000),
  pauses: z.array(z.object({ from: LocalDate, until: LocalDate.describe('The day on which it goes on.') })).max(60),
});
export type OwnRun = z.infer<typeof OwnRun>;

/** What an export says of a run beside what is taken in: it follows from the rest. */
export const OutRun = OwnRun.extend({ name: z.string(), totalDays: Day, medal: ChallengeMedalKind.nullable() });
export type OutRun = z.infer<typeof OutRun>;

/** An experiment with moods; `plan` has a character for each of fourteen days: `x` with it, `-` without. */
export const OwnExperiment = z.object({
  id: Id,
  kind: z.enum(['activity', 'habit']),
  subject: z.string().min(1).max(64).describe('The word of the activity, or the id of the habit.'),
  label: z.string().min(1).max(80),
  nextDay: z
    .union([z.boolean(), z.literal([0, 1])])
    .describe('Whether the mood of the day after is looked at. Early exports wrote 0 and 1.'),
  startsOn: LocalDate,
  plan: z.string().regex(/^(?:x-|-x){7}$/),
  stoppedOn: LocalDate.nullable(),
});
export type OwnExperiment = z.infer<typeof OwnExperiment>;

/** What an export says beside its lists of records. */
export const OwnHead = z.object({
  format: z.literal(OWN_FORMAT),
  version: z.number().int(),
  exportedAt: Instant,
  timeZone: TimeZone,
});
export type OwnHead = z.infer<typeof OwnHead>;

export const OwnVault = Vault.nullable();

export const OwnGuides = z.object({
  consent: GuideConsentAnswer,
  notes: z.array(GuideNote.omit({ id: true }).extend({ personaId: z.string() })),
});

/** What was said between a member and their guides. */
export const OwnConversation = z.object({
  id: Id,
  title: z.string(),
  incognito: z.boolean().describe('Whether no records went to the guides in it.'),
  createdAt: Instant,
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string(), personaId: z.string(), createdAt: Instant }))
    .describe('In the order of writing; replies that were written anew follow one another.'),
});
export type OwnConversation = z.infer<typeof OwnConversation>;

/** A question to several guides with their answers. */
export const OwnCouncil = Council.pick({ id: true, question: true, chosenPersonaId: true, createdAt: true }).extend({
  voices: z.array(CouncilVoice.pick({ personaId: true, text: true, nextStep: true })).describe('Answers that are complete.'),
});
export type OwnCouncil = z.infer<typeof OwnCouncil>;

/** What a member and the team wrote to each other about one notification. */
export const OwnThread = z.object({
  id: Id,
  subject: z.string(),
  content: z.string().describe('Of the notification that it is about.'),
  sentAt: Instant,
  messages: z
    .array(z.object({ side: z.enum(['member', 'team']), author: z.string(), content: z.string(), sentAt: Instant }))
    .describe('In the order of writing.'),
});
export type OwnThread = z.infer<typeof OwnThread>;

export const OwnSafetyPlan = SafetyPlan.omit({ version: true }).nullable();

/** The whole of an export, as it is written. */
export const OwnFile = OwnHead.extend({
  habits: z.array(OwnHabit),
  moods: z.array(OwnMood).describe('Newest first.'),
  journal: z.array(OwnEntry).describe('Oldest first.'),
  prompts: z.array(OwnPrompt).describe('Questions of the member’s own.'),
  vault: OwnVault.describe('What opens locked entries, together with the passphrase or the recovery key.'),
  safetyPlan: OwnSafetyPlan.describe('The plan for hard times in six parts; null when nothing is written. It is not taken in again.'),
  guides: OwnGuides.describe('Which records the guides may see, and the notes for them. They are not taken in again.'),
  conversations: z.array(OwnConversation).describe('With guides, oldest first. They are not taken in again.'),
  courseSessions: z.array(OwnConversation).describe('With the assistant of the learning area, oldest first. They are not taken in again.'),
  councils: z.array(OwnCouncil).describe('Questions to several guides at once, newest first. They are not taken in again.'),
  threads: z.array(OwnThread).describe('With the team, oldest first. They are not taken in again.'),
  notificationPreferences: NotificationPreferences.describe('What makes itself heard as it comes. It is not taken in again.'),
  goals: z.array(OwnGoal).describe('Newest first.'),
  challenges: z.array(OutRun).describe('Oldest first.'),
  experiments: z.array(OwnExperiment).describe('Oldest first.'),
  ledger: z
    .array(LedgerEntry)
    .describe('Booked changes of points and coins, newest first. They are not taken in again: points are earned.'),
}).meta({ title: 'Everstep export', description: 'Everything that a member made. Amounts of habits are in the unit of the habit.' });
export type OwnFile = z.infer<typeof OwnFile>;
