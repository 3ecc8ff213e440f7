import { type MemberEvent, VISIBILITY_RESET_MS } from '@everstep/domain';
import { useEffect, useEffectEvent } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { followHints } from './follow-hints.ts';
import { allStaleTags, staleTags } from './stale-tags.ts';

/** A tab out of sight for this long stops listening. */
const HIDDEN_PAUSE_MS = 5 * 60_000;
/** One act hints at several resources: what comes within this time is fetched once. */
const GATHER_MS = 100;

/** Keeps this tab in step with what the member does elsewhere. Mounted once: a tab has one stream. */
export function useMemberEvents(): void {
  const { status, session, call, openStream } = useSession();
  const dropStale = useDropStale();
  const apply = useEffectEvent((hints: readonly MemberEvent[] | 'all') => {
    const resources = hints === 'all' ? hints : new Set(hints.map(({ resource }) => resource));
    const has = (resource: MemberEvent['resource']) => resources === 'all' || resources.has(resource);
    dropStale(resources === 'all' ? allStaleTags : [...resources].flatMap((resource) => staleTags[resource]));
    if (has('notification')) emit('newAdminMessage', undefined);
    if (has('gamification')) emit('gamification-update', undefined);
    if (has('chat')) emit('chat-changed', { conversationIds: hints === 'all' ? hints : conversationsOf(hints) });
    // An ended session is answered 401 here, and that signs out.
    if (has('account') || has('session')) void session.load(call);
  });

  useEffect(() => {
    if (status !== 'authenticated') return;
    let gathered: MemberEvent[] = [];
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const onHint = (hint: MemberEvent) => {
      gathered.push(hint);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        apply(gathered);
        gathered = [];
      }, GATHER_MS);
    };
    const stop = whileSeen((signal, returning) =>
      followHints({ openStream, onHint, onGap: () => apply('all'), wait: waitFor, random: Math.random }, signal, returning),
    );
    return () => {
      stop();
      clearTimeout(gathering);
    };
  }, [status, openStream]);
}

const conversationsOf = (hints: readonly MemberEvent[]): readonly string[] =>
  hints.flatMap(({ resource, id }) => (resource === 'chat' && id !== null ? [id] : []));

/** Runs something while the tab is in sight; long out of sight it is aborted, and begins again once the return has settled. */
function whileSeen(run: (signal: AbortSignal, returning: boolean) => Promise<void>): () => void {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (returning: boolean) => {
    running = new AbortController();
    void run(running.signal, returning);
  };
  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        running?.abort();
        running = undefined;
      }, HIDDEN_PAUSE_MS);
    } else if (!running) timer = setTimeout(() => start(true), VISIBILITY_RESET_MS);
  };
  document.addEventListener('visibilitychange', onChange);
  start(false);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    clearTimeout(timer);
    running?.abort();
  };
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
