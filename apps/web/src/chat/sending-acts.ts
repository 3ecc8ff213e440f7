import {
  api,
  type Conversation,
  chatAlerts,
  type Endpoint,
  type Input,
  type Message,
  NO_PERSONA_SELECTED,
  type TurnEvent,
  titleOf,
  whyNotSend,
} from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError, isGone, sentenceOf } from '../api/errors.ts';
import { helpMeanwhile, unsentHelp } from '../care/unsent-help.ts';
import { log } from '../log/log.ts';
import type { ChatOptions } from './chat-acts.ts';
import { type ChatAction, type ChatState, FAILURE } from './chat-state.ts';
import { isUnsent, ownMessage } from './own-message.ts';
import { startTurn, type TurnPorts } from './turn-stream.ts';

/** What is said in the open conversation, and asked of its guide. */
export interface SendingActs {
  /** Resolves true once the server has the message; until then the draft has to stay. */
  readonly send: (text: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
  /**
   * Writes a reply anew, or has the built-in guide do it; after a send that failed, sends the message again.
   * Resolves with the words that were sent again, once the server has them; else with null.
   */
  readonly regenerate: (messageId?: string, wish?: { readonly offline: boolean }) => Promise<string | null>;
}

interface SendingPorts {
  readonly call: Call;
  readonly dispatch: (action: ChatAction) => void;
  readonly state: () => ChatState;
  readonly options: () => ChatOptions;
  readonly refreshList: () => void;
  readonly turns: TurnPorts;
  /** Lets go of whatever is read or followed; what is given ends this in its turn. */
  readonly begin: () => AbortSignal;
  /** Shows a conversation as the server has it, and follows a reply that is being written in it. */
  readonly show: (id: string, signal: AbortSignal, onShown?: (conversation: Conversation) => void) => Promise<void>;
  readonly lost: () => void;
}

export function sendingActs({ call, dispatch, state, options, refreshList, turns, begin, show, lost }: SendingPorts): SendingActs {
  /** What was sent and not taken yet, by its conversation: the member may have gone elsewhere meanwhile. */
  const unsure = new Map<string, Message>();

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
      const card = await unsentHelp(words);
      if (card) options().onUnheard?.();
      if (!card && (await showAnswered(error, words, signal))) return words === '';
      if (signal.aborted) return false;
      const isDeleted = isGone(error) && state().conversationId !== null;
      if (isDeleted) dispatch({ type: 'deleted' });
      if (card || !isDeleted) dispatch({ type: 'send-failed', cause: sentenceOf(error), card, bubble });
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

  /** Shows what stands where another tab was first, while words of the member wait in their field; false where the error is another one. */
  async function showAnswered(error: unknown, words: string, signal: AbortSignal): Promise<boolean> {
    const { conversationId } = state();
    const code = error instanceof ApiError ? error.code : undefined;
    const isTaken = code === 'turn_in_progress' || (words === '' && code === 'conflict');
    if (!isTaken || !conversationId || signal.aborted) return false;
    const onShown = () => words !== '' && dispatch({ type: 'waits' });
    return show(conversationId, signal, onShown).then(
      () => true,
      () => false,
    );
  }

  return {
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
      if (last && personaId && isUnsent(last)) return (await sendAs(last, personaId, null)) ? last.content : null;
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
  };
}
