import { api, type Conversation, chatAlerts, type Proposal } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import type { OpenStream } from '../api/stream.ts';
import { log } from '../log/log.ts';
import { type ChatAction, type ChatState, FAILURE } from './chat-state.ts';
import { type ConversationActs, conversationActs } from './conversation-acts.ts';
import { reachMessage } from './reach-message.ts';
import { type SendingActs, sendingActs } from './sending-acts.ts';
import { followTurn, type TurnPorts } from './turn-stream.ts';

export interface ChatActs extends ConversationActs, SendingActs {
  /** Shows the reply before or after this one. */
  readonly stepSibling: (messageId: string, step: -1 | 1) => Promise<void>;
  /** Opens it at its end, or at one of its messages. */
  readonly openConversation: (id: string, messageId?: string) => Promise<void>;
  readonly newConversation: () => void;
  /** Fetches the messages before the first one here. */
  readonly loadEarlier: () => Promise<void>;
  /** Shows a proposal as it stands now. */
  readonly proposalAnswered: (proposal: Proposal) => void;
  readonly dismissAlert: () => void;
}

export interface ChatOptions {
  readonly open: boolean;
  /** Whether this opening begins a new conversation in place of the one that was updated last. @default false */
  readonly startNew?: boolean;
  readonly personaId: string | undefined;
  /** Whether a new conversation takes no records along. */
  readonly incognito?: boolean;
  readonly openStream: OpenStream;
  /** Sending without a guide. */
  readonly onNoPersona: () => void;
  readonly onPersona: (personaId: string) => void;
  /** Words of danger could not be sent. */
  readonly onUnheard?: () => void;
}

/** So many messages of a conversation come at once: a long one opens as fast as a short one. */
const MESSAGES_AT_ONCE = 100;

interface ActPorts {
  readonly call: Call;
  readonly dispatch: (action: ChatAction) => void;
  readonly state: () => ChatState;
  readonly options: () => ChatOptions;
  readonly refreshList: () => void;
}

interface InnerActs {
  readonly leave: () => void;
  /** Shows what was said in the open conversation elsewhere, unless something is under way here. */
  readonly catchUp: () => Promise<void>;
}

/** What may be done with one conversation on the screen. It reads the state as it is when it runs, and changes it by actions alone. */
export function chatActs({ call, dispatch, state, options, refreshList }: ActPorts): ChatActs & InnerActs {
  let reading = new AbortController();
  const begin = () => {
    reading.abort();
    reading = new AbortController();
    return reading.signal;
  };
  const turns: TurnPorts = {
    openStream: (endpoint, input, streamOptions) => options().openStream(endpoint, input, streamOptions),
    onEvent: (event) => dispatch({ type: 'turn', event }),
    current: () => {
      const { turn, messages } = state();
      return turn ? { turn, shown: messages.find(({ id }) => id === turn.messageId)?.content.length ?? 0 } : undefined;
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  const lost = () => dispatch({ type: 'lost', alert: chatAlerts.interrupted });

  const startNew = () => {
    begin();
    dispatch({ type: 'new-conversation' });
  };

  async function show(id: string, signal: AbortSignal, onShown?: (conversation: Conversation) => void): Promise<void> {
    const input = { params: { conversationId: id }, query: { limit: MESSAGES_AT_ONCE } };
    const conversation = await call(api.chat.conversation, input, { signal });
    if (signal.aborted) return;
    dispatch({ ...conversation, type: 'opened' });
    onShown?.(conversation);
    const last = conversation.messages.at(-1);
    if (last?.status !== 'streaming' || !last.turnId) return;
    dispatch({ type: 'following', turn: { turnId: last.turnId, conversationId: conversation.id, messageId: last.id } });
    if (!(await followTurn(turns, signal))) lost();
    refreshList();
  }

  async function loadEarlier(limit = MESSAGES_AT_ONCE): Promise<void> {
    const { conversationId, messages, earlier } = state();
    const before = messages[0]?.id;
    if (!conversationId || !before || (earlier !== 'more' && earlier !== 'failed')) return;
    dispatch({ type: 'earlier', state: 'loading' });
    const isStillFirst = () => state().conversationId === conversationId && state().messages[0]?.id === before;
    await call(api.chat.conversation, { params: { conversationId }, query: { limit, before } })
      .then((page) => dispatch({ type: 'earlier-came', before, messages: page.messages, hasEarlier: page.hasEarlier }))
      .catch(() => isStillFirst() && dispatch({ type: 'earlier', state: 'failed' }));
  }

  async function openConversation(id: string, messageId?: string): Promise<void> {
    const signal = begin();
    dispatch({ type: 'opening' });
    const onShown = ({ currentPersona }: Conversation) => {
      options().onPersona(currentPersona);
      if (messageId) void reachMessage(messageId, { state, dispatch, loadEarlier, wait: turns.wait }, signal);
    };
    await show(id, signal, onShown).catch((error: unknown) => {
      if (signal.aborted) return;
      log.error('A conversation could not be opened.', error);
      dispatch({ type: 'alert', text: chatAlerts.conversation });
    });
  }

  const ofConversations = conversationActs({ call, dispatch, state, refreshList, startNew, openConversation });
  return {
    leave: () => reading.abort(),

    async catchUp() {
      const { conversationId, sending, turn, opening, alert, lost: brokeOff, messages } = state();
      // A message that failed here exists here only, and an alert has yet to be read; but a reply that was lost may be whole by now.
      const busy = sending || turn || opening || (alert && !brokeOff) || messages.some(({ id }) => id.startsWith(FAILURE));
      if (!conversationId || busy) return;
      const signal = begin();
      await show(conversationId, signal).catch((error: unknown) => {
        if (signal.aborted) return;
        if (isGone(error) && !ofConversations.isRemoving(conversationId)) dispatch({ type: 'deleted' });
        else log.info('The open conversation could not be read again.', error);
      });
    },

    ...sendingActs({ call, dispatch, state, options, refreshList, turns, begin, show, lost }),

    async stepSibling(messageId, step) {
      const { conversationId } = state();
      if (!conversationId) return;
      const input = { params: { conversationId }, query: { limit: MESSAGES_AT_ONCE }, body: { messageId, step } };
      await call(api.chat.selectSibling, input)
        .then((conversation) => dispatch({ ...conversation, type: 'opened' }))
        .catch(() => dispatch({ type: 'alert', text: chatAlerts.conversation }));
    },

    openConversation,

    newConversation: startNew,

    ...ofConversations,

    loadEarlier: () => loadEarlier(),

    proposalAnswered: (proposal) => dispatch({ type: 'proposal', proposal }),

    dismissAlert: () => dispatch({ type: 'alert', text: null }),
  };
}
