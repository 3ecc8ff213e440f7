import { endpoint } from '../shared/endpoint.ts';
import type { Done } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

/** How many conversations the list answers with unless asked for another number. */
export const CONVERSATIONS_AT_ONCE = 50;
/** Longest message a member may send, in characters. */
export const MESSAGE_MAX_LENGTH = 8000;

const failures = ['not_found', 'turn_in_progress', 'provider_failed', 'provider_timeout', 'provider_invalid'] as const;

export const chat = {
  personas: endpoint<{ response: typeof S.Personas }>({
    method: 'GET',
    path: '/api/gemini/personas',
    auth: 'member',
    tags: ['chat'],
    errors: [],
    summary: 'The six core guides.',
  }),
  persona: endpoint<{ params: typeof S.PersonaParams; response: typeof S.Persona }>({
    method: 'GET',
    path: '/api/gemini/personas/{personaId}',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'One persona by id; arlo is given only here.',
  }),
  send: endpoint<{ params: typeof S.PersonaParams; body: typeof S.SendBody; response: typeof S.Reply }>({
    method: 'POST',
    path: '/api/gemini/chat/{personaId}',
    aliases: ['/api/groq/chat/{personaId}'],
    auth: 'member',
    tags: ['chat', 'gamification', 'dashboard'],
    errors: failures,
    stream: 'on-accept',
    hoist: ['message', 'response', 'conversationId'],
    summary: 'Say something to a guide; JSON, or server-sent events when asked for.',
  }),
  conversations: endpoint<{ query: typeof S.ConversationsQuery; response: typeof S.Conversations }>({
    method: 'GET',
    path: '/api/gemini/conversations',
    auth: 'member',
    tags: ['chat'],
    errors: [],
    summary: 'Conversations: pinned ones, then the others, last updated first within each.',
  }),
  history: endpoint<{ query: typeof S.ConversationHistoryQuery; response: typeof S.ConversationPage }>({
    method: 'GET',
    path: '/api/gemini/conversations/history',
    auth: 'member',
    tags: ['chat'],
    errors: [],
    summary: 'The same conversations in the same order, a page at a time.',
  }),
  conversation: endpoint<{ params: typeof S.ConversationParams; query: typeof S.MessagesQuery; response: typeof S.Conversation }>({
    method: 'GET',
    path: '/api/gemini/conversations/{conversationId}',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'One conversation with its messages: all of them, or the newest ones, a page at a time.',
  }),
  editConversation: endpoint<{
    params: typeof S.ConversationParams;
    body: typeof S.EditConversationBody;
    response: typeof S.ConversationSummary;
  }>({
    method: 'PATCH',
    path: '/api/gemini/conversations/{conversationId}',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Rename a conversation, pin it above the others or unpin it.',
  }),
  removeConversation: endpoint<{ params: typeof S.ConversationParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/gemini/conversations/{conversationId}',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Delete a conversation; it can be restored for 30 days.',
  }),
  restoreConversation: endpoint<{ params: typeof S.ConversationParams; response: typeof S.ConversationSummary }>({
    method: 'POST',
    path: '/api/gemini/conversations/{conversationId}/restore',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Bring a deleted conversation back.',
  }),
  turnEvents: endpoint<{ params: typeof S.TurnParams; query: typeof S.TurnEventsQuery; response: typeof S.TurnEvents }>({
    method: 'GET',
    path: '/api/gemini/conversations/{conversationId}/turns/{turnId}/events',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    stream: 'always',
    summary: 'Follow a reply from a text offset on.',
  }),
  stopTurn: endpoint<{ params: typeof S.TurnParams; response: typeof S.StopAnswer }>({
    method: 'POST',
    path: '/api/gemini/conversations/{conversationId}/turns/{turnId}/stop',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Stop a reply; what was written stays.',
  }),
  regenerate: endpoint<{ params: typeof S.ConversationParams; body: typeof S.RegenerateBody; response: typeof S.Reply }>({
    method: 'POST',
    path: '/api/gemini/conversations/{conversationId}/regenerate',
    auth: 'member',
    tags: ['chat'],
    errors: [...failures, 'conflict'],
    stream: 'on-accept',
    hoist: ['message', 'response', 'conversationId'],
    summary: 'Write the reply anew, or have the built-in guide give one that failed; the earlier one stays as a sibling.',
  }),
  answerProposal: endpoint<{ params: typeof S.ProposalParams; body: typeof S.AnswerProposalBody; response: typeof S.Proposal }>({
    method: 'PUT',
    path: '/api/gemini/conversations/{conversationId}/proposals/{proposalId}',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Note what became of a proposal; the act itself is an ordinary call of the member.',
  }),
  selectSibling: endpoint<{
    params: typeof S.ConversationParams;
    query: typeof S.MessagesQuery;
    body: typeof S.SelectSiblingBody;
    response: typeof S.Conversation;
  }>({
    method: 'PUT',
    path: '/api/gemini/conversations/{conversationId}/active',
    auth: 'member',
    tags: ['chat'],
    errors: ['not_found'],
    summary: 'Show another of the sibling replies.',
  }),
};
