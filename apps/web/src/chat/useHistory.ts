import { api, CONVERSATIONS_AT_ONCE, type ConversationSummary } from '@everstep/domain';
import type { FurtherConversations, HistoryFinding } from '@everstep/ui/chat';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { type Pages, usePages } from '../api/usePages.ts';

interface History {
  readonly conversations: readonly ConversationSummary[];
  readonly finding: HistoryFinding;
  readonly further: FurtherConversations;
}

/**
 * The history beyond the list that comes with the chat: what is older, and what a search finds anywhere.
 *
 * @param list the first conversations, as many as come at once
 */
export function useHistory(list: readonly ConversationSummary[], open: boolean): History {
  const [goesOn, setGoesOn] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (open) return;
    setGoesOn(false);
    setWords('');
  }, [open]);
  // The pages begin with what is in the list, so that a conversation which moves meanwhile is in neither twice.
  const older = usePages(api.chat.history, (from) => ({ query: from }), { enabled: open && goesOn, initialPages: 2 });
  const found = usePages(api.chat.history, (from) => ({ query: { q: words, ...from } }), { enabled: open && words !== '' });
  const searching = words !== '';
  // What was found before stays until the next answer: a list that comes and goes with each letter cannot be read.
  const lastFound = useRef<readonly ConversationSummary[]>(undefined);
  if (found.pages || found.error || !searching) lastFound.current = conversationsOf(found);
  return {
    conversations: conversationsOf(older) ?? list,
    finding: {
      words,
      found: lastFound.current,
      state: found.pages || !searching ? 'ready' : (problemOf(found) ?? 'loading'),
      onFind: setWords,
      onRetry: found.retry,
    },
    further: searching
      ? { state: found.pages ? stateOf(found) : 'none', onLoad: found.error ? found.retry : found.loadMore }
      : goesOn
        ? { state: stateOf(older), onLoad: older.error ? older.retry : older.loadMore }
        : { state: list.length >= CONVERSATIONS_AT_ONCE ? 'more' : 'none', onLoad: () => setGoesOn(true) },
  };
}

type Read = Pages<{ readonly conversations: readonly ConversationSummary[] }>;

const conversationsOf = ({ pages }: Read) => pages?.flatMap(({ conversations }) => conversations);

/** Why a page did not come; undefined where nothing went wrong. */
function problemOf({ error }: Read): 'failed' | 'offline' | undefined {
  if (!error) return undefined;
  return error instanceof ApiError && error.kind === 'offline' ? 'offline' : 'failed';
}

function stateOf(read: Read): FurtherConversations['state'] {
  if (read.loading && (read.more || !read.pages)) return 'loading';
  return problemOf(read) ?? (read.more ? 'more' : 'none');
}
