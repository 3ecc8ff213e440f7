import { api, type ConversationSummary, chatAlerts, latestConversation } from '@everstep/domain';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { type ChatActs, type ChatOptions, chatActs } from './chat-acts.ts';
import { type ChatState, chatReducer, emptyChat } from './chat-state.ts';

export interface Chat extends ChatState, ChatActs {
  readonly conversations: readonly ConversationSummary[];
  readonly loading: boolean;
}

/** One conversation on the screen and the list behind it. Replies go on when the dialog closes, and are picked up where they are after a reload. */
export function useChat(options: ChatOptions): Chat {
  const call = useCall();
  const dropStale = useDropStale();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const list = useQuery(api.chat.conversations, { query: {} }, { enabled: options.open });

  // The acts live as long as the hook; they read what is newest when they run.
  const newest = useRef({ state, options });
  newest.current = { state, options };
  const acts = useMemo(
    () =>
      chatActs({
        call,
        dispatch: (action) => {
          // Streams deliver faster than React renders: what runs next has to see what this changed.
          newest.current = { ...newest.current, state: chatReducer(newest.current.state, action) };
          dispatch(action);
        },
        state: () => newest.current.state,
        options: () => newest.current.options,
        refreshList: () => dropStale(['chat']),
      }),
    [call, dropStale],
  );
  useEffect(() => acts.leave, [acts]);
  useOpenFirst(options.open && !options.startNew, list.data, () => newest.current.state, acts);
  useWindowEvent('chat-changed', ({ conversationIds }) => {
    const { conversationId } = newest.current.state;
    if (conversationId && (conversationIds === 'all' || conversationIds.includes(conversationId))) void acts.catchUp();
  });
  useEffect(() => {
    if (list.error) dispatch({ type: 'alert', text: chatAlerts.conversations });
  }, [list.error]);
  return { ...state, ...acts, conversations: list.data ?? [], loading: list.isLoading || state.opening };
}

/** The conversation that was updated last opens by itself, once for each opening of the dialog, unless one is on the screen. */
function useOpenFirst(
  open: boolean,
  conversations: readonly ConversationSummary[] | undefined,
  state: () => ChatState,
  { openConversation }: ChatActs,
) {
  const done = useRef(false);
  useEffect(() => {
    if (!open) done.current = false;
    if (!open || done.current || !conversations) return;
    done.current = true;
    const last = latestConversation(conversations);
    const { conversationId, messages, sending } = state();
    if (last && conversationId === null && messages.length === 0 && !sending) void openConversation(last.id);
  }, [open, conversations, state, openConversation]);
}
