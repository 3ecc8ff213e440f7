import {
  api,
  type Conversation,
  chatAlerts,
  type Endpoint,
  type Input,
  type Message,
  NO_PERSONA_SELECTED,
  type Proposal,
  type TurnEvent,
  titleOf,
  whyNotSend,
} from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError, sentenceOf } from '../api/errors.ts';
import type { OpenStream } from '../api/stream.ts';
import { helpMeanwhile, unsentHelp } from '../care/unsent-help.ts';
import { log } from '../log/log.ts';
import { type ChatAction, type ChatState, FAILURE } from './chat-state.ts';
import { type ConversationActs, conversationActs } from './conversation-acts.ts';
import { ownMessage } from './own-message.ts';
import { reachMessage } from './reach-message.ts';
import { followTurn, startTurn, type TurnPorts } from './turn-stream.ts';

export interface ChatActs extends ConversationActs {
  /** Resolves true once the server has the message; until then the draft has to stay. */
  readonly send: (text: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
  /**
   * Writes a reply anew, or has the built-in guide do it; after a send that failed, sends the message again.
   * Resolves with the words that were sent again, once the server has them; else with null.
   */
  readonly regenerate: (messageId?: string, wish?: { readonly offline: boolean }) => Promise<string | null>;
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
  /** What was sent and not taken yet, by its conversation: the member may have gone elsewhere meanwhile. */
  const unsure = new Map<string, Message>();
  const lost = () => dispatch({ type: 'lost', alert: chatAlerts.interrupted });

  const startNew = () => {
    begin();
    dispatch({ type: 'new-conversation' });
  };

  /**
   * Resolves true once the server has it, false where nobody can say that it does. The reply is followed to its end all the same.
   * @param words of the member, where the server has yet to read them
   */
  function transmit<E extends Endpoint>(endpoint: E, input: Input<E>, shown: Message | null, words = ''): Promise<boolean> {
    const signal = begin();
    dispatch({ type: 'sending', message: shown });
    return new Promise((resolve) => {
      void followSent(endpoint, input, words, signal, () => resolve(true)).then(resolve);
    });
  }

  async function followSent<E extends Endpoint>(endpoint: E, input: Input<E>, words: string, signal: AbortSignal, onTaken: () => void) {
    const bubble = { id: crypto.randomUUID(), timestamp: new Date().toISOString(), personaId: options().personaId ?? '' };
    const answered = helpMeanwhile(words, (card) => !signal.aborted && dispatch({ type: 'help-meanwhile', card, bubble }));
    const onEvent = (event: TurnEvent) => {
      answered();
      turns.onEvent(event);
      onTaken();
    };
    const ports = { ...turns, onEvent };
    try {
      const outcome = await startTurn(ports, endpoint, input, signal);
      if (outcome === 'lost') lost();
      return outcome !== 'left';
    } catch (error) {
      if (endpoint.path === api.chat.regenerate.path && (await showAnswered(error, signal))) return true;
      const card = await unsentHelp(words);
      if (card) options().onUnheard?.();
      if (signal.aborted) return false;
      dispatch({ type: 'send-failed', cause: sentenceOf(error), card, bubble });
      return false;
    } finally {
      answered();
      refreshList();
    }
  }

  async function sendAs(message: Message, personaId: string, shown: Message | null): Promise<boolean> {
    const { conversationId } = state();
    const place = conversationId
      ? { conversationId }
      : { title: titleOf(message.content), ...(options().incognito ? { incognito: true } : {}) };
    const at = conversationId ?? 'new';
    unsure.set(at, message);
    const taken = await transmit(
      api.chat.send,
      { params: { personaId }, body: { message: message.content, personaId, clientMessageId: message.id, ...place } },
      shown,
      message.content,
    );
    if (taken) unsure.delete(at);
    return taken;
  }

  function sendNow(text: string, personaId: string): Promise<boolean> {
    // What failed before and stands unchanged goes again under its own name, so that it cannot double.
    const unsent = unsure.get(state().conversationId ?? 'new');
    const message = unsent?.content === text.trim() ? unsent : ownMessage(text.trim(), personaId);
    return sendAs(message, personaId, message);
  }

  /** While a reply is being written only words of danger go out, in its place: no guide answers them. All others wait with their member. */
  async function sendMeanwhile(text: string, personaId: string): Promise<boolean> {
    const isDanger = (await unsentHelp(text)) !== undefined;
    if (state().sending) return false;
    if (!isDanger && state().turn) {
      dispatch({ type: 'waits' });
      return false;
    }
    // Where it cannot be stopped it ends by itself: nothing is to be said of that now.
    stopTurn().catch((error: unknown) => log.info('A reply could not be stopped.', error));
    return sendNow(text, personaId);
  }

  async function stopTurn(): Promise<void> {
    const { turn } = state();
    if (!turn) return;
    const { conversationId, turnId } = turn;
    await call(api.chat.stopTurn, { params: { conversationId, turnId } });
  }

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

  /** Shows what stands where another tab was first to ask for a reply; false where the error is another one. */
  async function showAnswered(error: unknown, signal: AbortSignal): Promise<boolean> {
    const { conversationId } = state();
    const isTaken = error instanceof ApiError && (error.code === 'turn_in_progress' || error.code === 'conflict');
    if (!isTaken || !conversationId || signal.aborted) return false;
    return show(conversationId, signal).then(
      () => true,
      () => false,
    );
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

  return {
    leave: () => reading.abort(),

    async catchUp() {
      const { conversationId, sending, turn, opening, alert, lost: brokeOff, messages } = state();
      // A message that failed here exists here only, and an alert has yet to be read; but a reply that was lost may be whole by now.
      const busy = sending || turn || opening || (alert && !brokeOff) || messages.some(({ id }) => id.startsWith(FAILURE));
      if (!conversationId || busy) return;
      const signal = begin();
      await show(conversationId, signal).catch((error: unknown) => {
        if (!signal.aborted) log.info('The open conversation could not be read again.', error);
      });
    },

    async send(text) {
      const { sending, turn } = state();
      const { personaId, onNoPersona } = options();
      const reason = whyNotSend({ text, personaId, sending: sending || turn !== null });
      if (!personaId) {
        log.warn(NO_PERSONA_SELECTED);
        onNoPersona();
        return false;
      }
      if (reason === 'sending' && turn && !sending) return sendMeanwhile(text, personaId);
      if (reason) return false;
      return sendNow(text, personaId);
    },

    stop: () => stopTurn().catch(() => dispatch({ type: 'alert', text: chatAlerts.stop })),

    async regenerate(messageId, wish = { offline: false }) {
      const { conversationId, messages, sending, turn } = state();
      if (sending || turn) return null;
      const last = messages.findLast(({ role }) => role === 'user');
      const { personaId } = options();
      // A message that never reached the server goes again under its own name, so that it cannot double.
      if (last && personaId && last.id === last.clientMessageId) return (await sendAs(last, personaId, null)) ? last.content : null;
      if (conversationId)
        await transmit(
          api.chat.regenerate,
          {
            params: { conversationId },
            body: { ...(messageId && !messageId.startsWith(FAILURE) ? { messageId } : {}), ...(wish.offline ? wish : {}) },
          },
          null,
        );
      return null;
    },

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

    ...conversationActs({ call, dispatch, state, refreshList, startNew, openConversation }),

    loadEarlier: () => loadEarlier(),

    proposalAnswered: (proposal) => dispatch({ type: 'proposal', proposal }),

    dismissAlert: () => dispatch({ type: 'alert', text: null }),
  };
}
