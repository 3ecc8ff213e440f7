import {
  type Conversation,
  failureBubble,
  HIGH_RISK_LEVEL,
  type Message,
  type Proposal,
  type SafetyCard,
  type TurnEvent,
} from '@everstep/domain';
import { isUnsent } from './own-message.ts';

/** A reply that is being written. */
export interface OpenTurn {
  readonly turnId: string;
  readonly conversationId: string;
  readonly messageId: string;
}

export interface ChatState {
  readonly conversationId: string | null;
  readonly messages: readonly Message[];
  /** From the press of Send until the server has the message. */
  readonly sending: boolean;
  readonly turn: OpenTurn | null;
  /** Sentence of the dismissible alert. */
  readonly alert: string | null;
  /** Words were to be sent while a reply is being written, and wait for its end. */
  readonly waits: boolean;
  /** A conversation is being opened. */
  readonly opening: boolean;
  /** The open conversation was deleted elsewhere; what was said in it is still shown. */
  readonly deleted: boolean;
  /** The last reply broke off here; the server may have more of it. */
  readonly lost: boolean;
  /** The messages before the first one here; null where the conversation came whole. */
  readonly earlier: EarlierState | null;
  /** The message that was looked for, and is shown and marked; null for none. */
  readonly soughtId: string | null;
  /** Whether the guides see no records in the open conversation; undefined until it is known. */
  readonly incognito: boolean | undefined;
}

export type EarlierState = 'more' | 'loading' | 'failed' | 'none';

/** What names a bubble that exists in the browser only. */
type OwnBubble = Pick<Message, 'id' | 'timestamp' | 'personaId'>;

export type ChatAction =
  | { type: 'opening' }
  | ({ type: 'opened'; conversationId: string } & Pick<Conversation, 'messages' | 'hasEarlier' | 'incognito'>)
  /** Those before the first message are on their way, or did not come. */
  | { type: 'earlier'; state: 'loading' | 'failed' }
  /** They have come, for the message that was the first one then. */
  | ({ type: 'earlier-came'; before: string } & Pick<Conversation, 'messages' | 'hasEarlier'>)
  | { type: 'new-conversation' }
  /** A message that is here is to be shown. */
  | { type: 'sought'; id: string }
  | { type: 'sending'; message: Message | null }
  | { type: 'turn'; event: TurnEvent }
  | { type: 'following'; turn: OpenTurn }
  | { type: 'proposal'; proposal: Proposal }
  /** The server has not said yet that it has the message, whose words speak of danger. */
  | { type: 'help-meanwhile'; card: SafetyCard; bubble: OwnBubble }
  /** The server does not have the message; a card stands in place of the cause where the words speak of danger. */
  | {
      type: 'send-failed';
      cause: string;
      card: SafetyCard | undefined;
      bubble: OwnBubble;
    }
  | { type: 'deleted' }
  | { type: 'lost'; alert: string }
  | { type: 'alert'; text: string | null }
  | { type: 'waits' };

export const emptyChat: ChatState = {
  conversationId: null,
  messages: [],
  sending: false,
  turn: null,
  alert: null,
  waits: false,
  opening: false,
  deleted: false,
  lost: false,
  earlier: null,
  soughtId: null,
  incognito: undefined,
};

/** The text of a reply with a piece laid at its offset: a piece that came before changes nothing, so a resumed stream cannot double. */
export function withPiece(text: string, seq: number, piece: string): string {
  return seq > text.length ? text : text.slice(0, seq) + piece;
}

const blankReply = (turn: OpenTurn, user: Message): Message => ({
  id: turn.messageId,
  role: 'assistant',
  content: '',
  timestamp: user.timestamp,
  personaId: user.personaId,
  contentType: 'text',
  status: 'streaming',
  turnId: turn.turnId,
  clientMessageId: null,
  safety: null,
  siblings: { index: 0, count: 1 },
});

/** Puts a message in place of the one with its id, or at the end. */
function withMessage(messages: readonly Message[], message: Message): readonly Message[] {
  return messages.some(({ id }) => id === message.id)
    ? messages.map((old) => (old.id === message.id ? message : old))
    : [...messages, message];
}

/** The message with a proposal put in place of the one with its id, or after the others. */
function withProposal(message: Message, proposal: Proposal): Message {
  const { proposals = [] } = message;
  const isKnown = proposals.some(({ id }) => id === proposal.id);
  return { ...message, proposals: isKnown ? proposals.map((old) => (old.id === proposal.id ? proposal : old)) : [...proposals, proposal] };
}

const proposes = ({ proposals = [] }: Message, { id }: Proposal): boolean => proposals.some((each) => each.id === id);

function changeReply(state: ChatState, change: (reply: Message) => Message): ChatState {
  return { ...state, messages: state.messages.map((message) => (message.id === state.turn?.messageId ? change(message) : message)) };
}

function onTurn(before: ChatState, { event, data }: TurnEvent): ChatState {
  // A card that came before the reply stays until the reply has something to show in its place.
  const state = event === 'start' || !before.messages.some(isOwnBubble) ? before : { ...before, messages: withoutFailures(before) };
  switch (event) {
    case 'start': {
      const { userMessage, turnId, conversationId, messageId } = data;
      const turn: OpenTurn = { turnId, conversationId, messageId };
      // The stored message takes the place of the one shown while sending; what stood after it belongs to another branch.
      const at = state.messages.findIndex(
        ({ id, clientMessageId }) => id === userMessage.id || (clientMessageId !== null && clientMessageId === userMessage.clientMessageId),
      );
      const cards = state.messages.filter((message) => isOwnBubble(message) && message.status === 'complete');
      const said = (at === -1 ? state.messages : state.messages.slice(0, at)).filter((message) => !isOwnBubble(message));
      return {
        ...state,
        conversationId,
        sending: false,
        deleted: false,
        turn,
        messages: [...said, userMessage, ...cards, blankReply(turn, userMessage)],
      };
    }
    case 'delta':
      return changeReply(state, (reply) => ({ ...reply, content: withPiece(reply.content, data.seq, data.text) }));
    case 'proposal': {
      const { seq: _, ...proposal } = data;
      return changeReply(state, (reply) => withProposal(reply, proposal));
    }
    case 'safety': {
      return changeReply(state, (reply) => ({ ...reply, safety: data }));
    }
    case 'done':
    case 'stopped':
      return {
        ...state,
        sending: false,
        turn: null,
        messages: withMessage(state.messages, data.message),
      };
    case 'failed': {
      const { partial, message } = data;
      const apology = partial.content === '';
      return {
        ...state,
        sending: false,
        turn: null,
        // The cause is said once: in the reply's place, or else above it.
        alert: apology ? null : message,
        messages: withMessage(state.messages, apology ? { ...partial, content: failureBubble(message) } : partial),
      };
    }
  }
}

/**
 * A conversation as it was read. What was fetched before its first message stays: what led to a message never changes. So does the
 * cause that stands in the place of a reply which did not come: it is stored without words.
 */
function opened(state: ChatState, { conversationId, messages, hasEarlier, incognito }: ChatAction & { type: 'opened' }): ChatState {
  const at = conversationId === state.conversationId ? state.messages.findIndex(({ id }) => id === messages[0]?.id) : -1;
  const fetched = state.messages.slice(0, Math.max(0, at));
  const earlier = at > 0 ? state.earlier : hasEarlier ? 'more' : null;
  const causes = new Map(state.messages.flatMap(({ id, status, content }) => (status === 'failed' ? [[id, content] as const] : [])));
  const read = messages.map((message) =>
    message.status === 'failed' && message.content === '' ? { ...message, content: causes.get(message.id) ?? '' } : message,
  );
  return { ...emptyChat, conversationId, incognito, earlier, messages: [...fetched, ...read] };
}

/** Marks bubbles that exist in the browser only. */
export const FAILURE = 'failure:';

/** Says in the place of a reply whom to reach, or else why there is none. */
const bubbleOf = (own: OwnBubble, status: 'complete' | 'failed', card: SafetyCard | undefined, cause = ''): Message => ({
  ...own,
  id: `${FAILURE}${own.id}`,
  role: 'assistant',
  content: card ? '' : failureBubble(cause),
  contentType: card ? 'safety' : 'text',
  status,
  turnId: null,
  clientMessageId: null,
  safety: card ? { level: HIGH_RISK_LEVEL, card } : null,
  siblings: { index: 0, count: 1 },
});

const isOwnBubble = ({ id }: Message): boolean => id.startsWith(FAILURE);

const withoutFailures = ({ messages }: ChatState) => messages.filter((message) => !isOwnBubble(message));

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opening':
      return { ...state, opening: true, alert: null };
    case 'opened':
      return opened(state, action);
    case 'earlier':
      return { ...state, earlier: action.state };
    case 'earlier-came':
      // Another path may be shown by now, which has its own beginning.
      if (state.messages[0]?.id !== action.before) return state;
      return { ...state, earlier: action.hasEarlier ? 'more' : 'none', messages: [...action.messages, ...state.messages] };
    case 'new-conversation':
      return emptyChat;
    case 'sought':
      return { ...state, soughtId: action.id };
    case 'sending': {
      // Nobody follows a reply any more in whose place something is said.
      const said = withoutFailures(changeReply(state, (reply) => ({ ...reply, status: 'stopped' })));
      return {
        ...state,
        sending: true,
        turn: null,
        lost: false,
        waits: false,
        alert: null,
        soughtId: null,
        messages: action.message ? withMessage(said, action.message) : said,
      };
    }
    case 'turn':
      return onTurn(state, action.event);
    case 'proposal': {
      const { proposal } = action;
      return { ...state, messages: state.messages.map((each) => (proposes(each, proposal) ? withProposal(each, proposal) : each)) };
    }
    case 'following':
      return { ...state, turn: action.turn };
    case 'help-meanwhile':
      return { ...state, messages: [...withoutFailures(state), bubbleOf(action.bubble, 'complete', action.card)] };
    case 'send-failed': {
      const bubble = bubbleOf(action.bubble, 'failed', action.card, action.cause);
      return { ...state, sending: false, turn: null, messages: [...withoutFailures(state), bubble] };
    }
    case 'deleted': {
      // What was not sent stays in the field; here it would seem to be said.
      const messages = withoutFailures(state).filter((message) => !isUnsent(message));
      return { ...state, messages, sending: false, turn: null, opening: false, alert: null, deleted: true };
    }
    case 'lost':
      return {
        ...changeReply(state, (reply) => ({ ...reply, status: 'interrupted' })),
        turn: null,
        sending: false,
        opening: false,
        lost: true,
        alert: action.alert,
      };
    case 'alert':
      return { ...state, alert: action.text, opening: false };
    case 'waits':
      return { ...state, waits: true };
  }
}
