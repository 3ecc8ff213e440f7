import { z } from 'zod';
import { Evidence } from '../knowledge/schemas.ts';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';
import { onOneLine } from '../shared/short-text.ts';
import { CONVERSATIONS_AT_ONCE, MESSAGE_MAX_LENGTH } from './endpoints.ts';
import { CHOICE_MAX_LENGTH, MOST_CHOICES } from './limits.ts';
import { Proposal, ProposalStatus } from './proposals.ts';

export { MOST_PROPOSALS, Proposal, ProposalStatus, ProposedAction } from './proposals.ts';

export const Persona = z
  .object({
    id: z.string(),
    name: z.string(),
    archetype: z.string(),
    description: z.string(),
    vibe: z.string().describe('Comma list; the first item is shown.'),
    emoji: z.string(),
    imageUrl: z.string(),
    colorPrimary: z.string(),
    colorSecondary: z.string(),
    exampleMessage: z.string(),
    role: z.array(z.string()),
    traits: z.array(z.string()),
  })
  .meta({ id: 'Persona' });
export type Persona = z.infer<typeof Persona>;
export const PersonaParams = z.object({ personaId: z.string().min(1).max(40) });
export const Personas = z.array(Persona);

export const SafetyCard = z
  .object({
    title: z.string(),
    body: z.array(z.string()).describe('Paragraphs of fixed, reviewed text.'),
    question: z.string(),
    helplines: z.array(
      z.object({
        name: z.string(),
        phone: z.string().nullable(),
        text: z.string().nullable(),
        url: z.string().nullable(),
        hours: z.string(),
      }),
    ),
    /** `number` is null where it is not known which one is right. */
    emergency: z.object({ number: z.string().nullable(), note: z.string() }),
    grounding: z.array(z.string()),
  })
  .meta({ id: 'SafetyCard' });
export type SafetyCard = z.infer<typeof SafetyCard>;
export const Safety = z
  .object({ level: z.number().int().min(0).max(4), card: SafetyCard.nullable() })
  .meta({ id: 'Safety', description: '0–1 ordinary, 2 gentle check-in, 3–4 high risk: the card is shown and no guide answers.' });

export const MessageStatus = z.enum(['complete', 'streaming', 'stopped', 'failed', 'interrupted']).meta({ id: 'MessageStatus' });
/** Answers that the member may give by one tap. */
export const Choices = z.array(z.string().min(1).max(CHOICE_MAX_LENGTH)).max(MOST_CHOICES);

export const Message = z
  .object({
    id: Id,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: Instant,
    personaId: z.string(),
    contentType: z.enum(['text', 'safety']).default('text'),
    status: MessageStatus,
    turnId: Id.nullable().describe('The turn that is writing or wrote this reply.'),
    clientMessageId: z.string().nullable(),
    safety: Safety.nullable(),
    evidence: z.array(Evidence).optional().describe('The records that a reply was made from; absent where none are known.'),
    proposals: z.array(Proposal).optional().describe('What the guide proposes to do; absent where it proposes nothing.'),
    choices: Choices.optional().describe('Answers that the member may give by one tap; absent where there are none.'),
    siblings: z.object({ index: z.number().int(), count: z.number().int() }).describe('Place among the replies to the same message.'),
    canHandOver: z
      .boolean()
      .optional()
      .describe('True on the last reply where the language model failed to give it, and the built-in guide can be asked instead.'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

const conversation = {
  _id: Id,
  id: Id,
  conversationId: Id,
  title: z.string(),
  currentPersona: z.string(),
  personaId: z.string(),
  lastUpdated: Instant,
  createdAt: Instant,
  incognito: z.boolean().optional().describe('True where no records, no notes and no summary go to the guides.'),
  pinned: z.boolean().optional().describe('True where the member keeps it above the others.'),
};
export const ConversationSummary = z
  .object({
    ...conversation,
    firstMessage: z.string(),
    lastMessage: z.string(),
    messageCount: z.number().int(),
    foundMessageId: Id.optional().describe('The first message that has the words of the search; absent where only the title has them.'),
    foundText: z.string().optional().describe('The part of that message where the words stand, in one line of some 110 characters.'),
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof ConversationSummary>;
export const Conversation = z
  .object({
    ...conversation,
    messages: z.array(Message).describe('The active path, oldest first; with a limit its newest part.'),
    hasEarlier: z.boolean().optional().describe('True where a limit left out messages before the first one here.'),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;
export const Conversations = z.array(ConversationSummary);
const narrowed = {
  limit: z.coerce.number().int().min(1).max(100).default(CONVERSATIONS_AT_ONCE),
  q: z.string().trim().max(100).optional().describe('Words of a title or of what was said, whatever their case.'),
};
export const ConversationsQuery = z.object(narrowed);
export const ConversationHistoryQuery = z.object({ ...narrowed, cursor: Page.shape.cursor });
export const ConversationPage = z.object({ conversations: Conversations, nextCursor: NextCursor });
export const ConversationParams = z.object({ conversationId: Id });
export const MessagesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional().describe('Most messages to answer with, the newest ones; all when absent.'),
  before: Id.optional().describe('Only messages that led to this one, which is left out.'),
});
/** On one line and without hidden signs, which could turn what stands beside it in a list. */
const ConversationTitle = z.string().overwrite(onOneLine).max(80);
export const EditConversationBody = z
  .object({ title: ConversationTitle.min(1).optional(), pinned: z.boolean().optional() })
  .refine(({ title, pinned }) => title !== undefined || pinned !== undefined, {
    path: ['title'],
    message: 'Give a title, or say whether it is pinned.',
  });

export const SendBody = z.object({
  message: saidText('Write a message first.', MESSAGE_MAX_LENGTH),
  personaId: z.string().max(40).optional(),
  conversationId: z
    .union([Id, z.literal('default'), z.null()])
    .optional()
    .describe("Absent, null or 'default': a new conversation."),
  title: ConversationTitle.optional().describe('For a new conversation only.'),
  incognito: z.boolean().optional().describe('For a new conversation only: no records, no notes, no summary.'),
  clientMessageId: z.string().min(8).max(64).optional().describe('Idempotency key: sent again, it gives the same turn.'),
  conversationHistory: z.array(z.unknown()).max(500).optional().describe('Accepted and not read: the history is kept here.'),
});
export const Reply = z
  .object({
    message: z.string(),
    response: z.string(),
    conversationId: Id,
    turnId: Id,
    userMessage: Message,
    reply: Message,
    safety: Safety,
    proposals: z.array(Proposal),
    offline: z.boolean().describe('The built-in guide answered.'),
  })
  .meta({ id: 'ChatReply' });
export type ChatReply = z.infer<typeof Reply>;

export const TurnParams = z.object({ conversationId: Id, turnId: Id });
export const TurnEventsQuery = z.object({ after: z.coerce.number().int().min(0).default(0).describe('Text offset already shown.') });
export const TurnEvents = z.string().describe('Server-sent events: start, delta, proposal, safety, done, stopped, failed.');
export const StopAnswer = z.object({ turnId: Id, status: MessageStatus });
export const ProposalParams = z.object({ conversationId: Id, proposalId: Id });
export const AnswerProposalBody = z.object({ status: ProposalStatus });
export const RegenerateBody = z.object({
  messageId: Id.optional().describe('Reply to write anew; the last one when absent.'),
  offline: z.boolean().optional().describe('Have the built-in guide write it; only for a reply that is marked `canHandOver`.'),
});
export const SelectSiblingBody = z.object({
  messageId: Id.describe('Any reply of the group.'),
  step: z
    .union([z.literal(-1), z.literal(0), z.literal(1)])
    .default(0)
    .describe('Show the one before or after it; 0 shows the named one.'),
});
