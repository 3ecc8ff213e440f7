import { z } from 'zod';
import { Id, Instant } from '../shared/schemas.ts';
import { GUIDE_NOTE_MAX, guideDataTypes, knownKinds } from './kinds.ts';

const open = z.boolean();
export const GuideConsentAnswer = z
  .object({ goals: open, habits: open, challenge: open, level: open, mood: open, journal: open, assessment: open })
  .meta({ id: 'GuideConsent', description: 'Which kinds of records the guides may see.' });
export const GuideConsentBody = z
  .object({ type: z.enum(guideDataTypes), allowed: z.boolean() })
  .meta({ id: 'GuideConsentBody', description: 'Opens one kind of records to the guides, or closes it.' });

export const GuideParams = z.object({ personaId: z.string().min(1).max(40) });
export const GuideNoteParams = GuideParams.extend({ id: Id });

export const KnownKindName = z.enum(knownKinds).meta({ id: 'KnownKind' });
export const Evidence = z
  .object({
    ref: z.string(),
    kind: KnownKindName,
    label: z.string().describe('What it is called in a sentence: goal “Run ten kilometres”.'),
  })
  .meta({ id: 'Evidence', description: 'A record that a reply was made from.' });
export type Evidence = z.infer<typeof Evidence>;
export const KnownItem = Evidence.extend({
  detail: z.string().describe('What the guide is told beyond the name; may be empty.'),
  source: z.string().describe('Where in the app it comes from.'),
  forgotten: z.boolean().describe('This guide is not told of it any more.'),
}).meta({ id: 'KnownItem' });
export type KnownItem = z.infer<typeof KnownItem>;

export const GuideNote = z
  .object({ id: Id, text: z.string(), createdAt: Instant, updatedAt: Instant })
  .meta({ id: 'GuideNote', description: 'Something that the member wants a guide to remember, in the member’s words.' });
export type GuideNote = z.infer<typeof GuideNote>;
export const GuideNoteBody = z.object({ text: z.string().trim().min(1, 'Write the note first.').max(GUIDE_NOTE_MAX) });

export const TalkSummary = z
  .object({ ref: z.string(), conversationId: Id, title: z.string(), content: z.string(), updatedAt: Instant, forgotten: z.boolean() })
  .meta({ id: 'TalkSummary', description: 'What the older part of a conversation is remembered as.' });
export type TalkSummary = z.infer<typeof TalkSummary>;

export const GuideKnowledge = z
  .object({
    personaId: z.string(),
    consent: GuideConsentAnswer,
    items: z.array(KnownItem),
    notes: z.array(GuideNote).describe('Oldest first.'),
    summaries: z.array(TalkSummary).describe('Of conversations with this guide that have grown long, last updated first.'),
  })
  .meta({ id: 'GuideKnowledge', description: 'Everything that one guide is told of the member beside the conversation itself.' });
export type GuideKnowledge = z.infer<typeof GuideKnowledge>;
export const RememberBody = z.object({
  ref: z.string().min(1).max(120).describe('Of an item or a summary.'),
  forgotten: z.boolean(),
});
