import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Page, TimeZone } from '../shared/schemas.ts';
import { ENTRY_MAX_LENGTH } from './limits.ts';

/** Most characters of a locked entry once it is sealed: its text in UTF-8 and in base64url, with room for title and tags. */
const SEALED_MAX_LENGTH = 560_000;

export const JournalTag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ id: 'JournalTag', description: 'A word of the member’s own; compared without regard to case.' });

/** Ciphertext as the browser makes it; the server knows its shape and nothing else. */
export const Sealed = z
  .string()
  .max(SEALED_MAX_LENGTH)
  .regex(/^es1\.[\w-]{16}\.[\w-]{22,}$/, 'This is not an entry that was locked here.')
  .meta({ id: 'Sealed', description: 'es1.{iv}.{AES-256-GCM ciphertext and tag}, both base64url.' });

const fields = {
  title: z.string().trim().max(200),
  body: z.string().max(ENTRY_MAX_LENGTH),
  tags: z.array(JournalTag).max(20),
  moodId: Id.nullable(),
  promptId: z.string().max(64).nullable(),
  pinned: z.boolean(),
};

export const JournalPhoto = z
  .object({
    id: Id,
    alt: z.string().trim().max(300).describe('What the photo shows, for whoever cannot see it.'),
    url: z.string().describe('Good for some minutes, longest side 1600 px.'),
    thumbnailUrl: z.string().describe('Good for some minutes, longest side 512 px.'),
  })
  .meta({ id: 'JournalPhoto' });
export type JournalPhoto = z.infer<typeof JournalPhoto>;

export const JournalEntry = z
  .object({
    id: Id,
    ...fields,
    sealed: Sealed.nullable().describe('Holds title, text and tags of a locked entry, whose own are empty.'),
    words: z.number().int().describe('0 in a locked entry: the server cannot count them.'),
    finished: z.boolean().describe('Whether it was put down as done, and so has earned.'),
    photos: z.array(JournalPhoto),
    localDate: LocalDate,
    at: Instant,
    timeZone: TimeZone,
    updatedAt: Instant,
    version: z.number().int(),
  })
  .meta({ id: 'JournalEntry', description: 'An entry of the journal.' });
export type JournalEntry = z.infer<typeof JournalEntry>;

export const JournalSummary = JournalEntry.omit({ body: true, photos: true, sealed: true })
  .extend({
    excerpt: z.string(),
    locked: z.boolean(),
    photoCount: z.number().int(),
  })
  .meta({ id: 'JournalSummary', description: 'An entry in a list: its beginning, not its text.' });
export type JournalSummary = z.infer<typeof JournalSummary>;

export const WriteEntryBody = z
  .object({
    id: Id.optional(),
    title: fields.title.default(''),
    body: fields.body.default(''),
    tags: fields.tags.default([]),
    moodId: fields.moodId.default(null),
    promptId: fields.promptId.default(null),
    pinned: fields.pinned.default(false),
    sealed: Sealed.nullable().default(null),
    date: LocalDate.optional().describe('The day it is about; today when absent.'),
    finished: z.boolean().default(true).describe('False while it is being written: it earns once it is done.'),
    occurredAt: Instant.optional().describe('When it was written on the device, at most 48 hours ago.'),
    timeZone: TimeZone.optional(),
  })
  .refine(holdsOneText, { path: ['sealed'], message: 'A locked entry has no title, text or tags in the clear.' });
export const EditEntryBody = z
  .object({ ...fields, sealed: Sealed.nullable(), date: LocalDate, finished: z.literal(true), timeZone: TimeZone })
  .partial()
  .extend({ version: z.number().int() })
  .refine(holdsOneText, { path: ['sealed'], message: 'A locked entry has no title, text or tags in the clear.' });
export const EntryAnswer = JournalEntry.extend({
  award: Award.nullable().describe('Null while the entry is being written.'),
}).meta({ id: 'EntryAnswer' });

export const EntryQuery = Page.extend({
  q: z.string().trim().max(200).optional().describe('Words to search for; locked entries are not found.'),
  tag: JournalTag.optional(),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  pinned: z.stringbool().optional(),
});
export const Entries = z.object({ entries: z.array(JournalSummary), nextCursor: NextCursor });
export const ExportQuery = z.object({ cursor: z.string().max(200).optional() });
export const ExportedEntries = z.object({ entries: z.array(JournalEntry), nextCursor: NextCursor });
export const DeletedEntry = z.object({ id: Id, xpTaken: z.number().int().describe('XP that the undo took back.') });

export const OnThisDayQuery = z.object({ date: LocalDate });
export const OnThisDay = z.object({ entries: z.array(JournalSummary) });
export const CalendarQuery = z.object({ from: LocalDate, to: LocalDate });
export const JournalCalendar = z.object({ days: z.array(z.object({ date: LocalDate, count: z.number().int() })) });
export const JournalTags = z.object({ tags: z.array(z.object({ tag: JournalTag, count: z.number().int() })) });

export const PhotoParams = z.object({ id: Id, photoId: Id });
export const PhotoBody = z.object({ alt: JournalPhoto.shape.alt });

export const JournalPrompt = z
  .object({ id: z.string(), theme: z.string(), text: z.string().trim().min(1).max(300), own: z.boolean() })
  .meta({ id: 'JournalPrompt' });
export type JournalPrompt = z.infer<typeof JournalPrompt>;
export const JournalPrompts = z.object({ prompts: z.array(JournalPrompt) });
export const OwnPromptBody = z.object({ id: Id.optional(), text: JournalPrompt.shape.text });

const WrappedKey = z.string().regex(/^es1\.[\w-]{16}\.[\w-]{64}$/, 'This is not a key that was made here.');
const Salt = z.string().regex(/^[\w-]{22}$/, 'A salt has 16 bytes.');

/** The key of the locked journal, wrapped twice: by the passphrase and by the recovery key. Neither ever leaves the browser. */
export const Vault = z
  .object({
    format: z.literal(1),
    iterations: z.number().int().min(600_000).max(10_000_000).describe('Rounds of PBKDF2 with SHA-256.'),
    salt: Salt,
    keyByPassphrase: WrappedKey,
    recoverySalt: Salt,
    keyByRecovery: WrappedKey,
  })
  .meta({ id: 'Vault', description: 'What a browser needs, beside the passphrase, to open locked entries.' });
export type Vault = z.infer<typeof Vault>;
export const VaultAnswer = z.object({ vault: Vault.extend({ version: z.number().int() }).nullable() });
export const VaultBody = Vault.extend({
  version: z.number().int().min(0).describe('Of the vault that this one follows; 0 for the first.'),
});

function holdsOneText({
  sealed,
  title,
  body,
  tags,
}: {
  sealed?: string | null | undefined;
  title?: string | undefined;
  body?: string | undefined;
  tags?: readonly string[] | undefined;
}): boolean {
  return sealed === null || sealed === undefined || !(title || body || tags?.length);
}
