import { type MemberEvent, VISIBILITY_RESET_MS } from '@everstep/domain';
import { useEffect, useEffectEvent } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { followHints } from './follow-hints.ts';
import { listenTogether } from './listen-together.ts';
import { pause } from './pause.ts';
import { allStaleTags, staleTags } from './stale-tags.ts';

/** A tab out of sight for this long stops listening. */
const HIDDEN_PAUSE_MS = 5 * 60_000;
/** One act hints at several resources: what comes within this time is fetched once. */
const GATHER_MS = 100;

/** A hint, and whether it tells of something that arrived rather than of something the member did. */
interface Heard {
  readonly hint: MemberEvent;
  readonly isArrival: boolean;
}

/** Keeps this tab in step with what the member does elsewhere. Mounted once: the tabs of a member share one stream. */
export function useMemberEvents(): void {
  const { status, session, call, openStream } = useSession();
  const memberId = useMemberId();
  const dropStale = useDropStale();
  const apply = useEffectEvent((heard: readonly Heard[] | 'all') => {
    const hints = heard === 'all' ? heard : heard.map(({ hint }) => hint);
    const resources = hints === 'all' ? hints : new Set(hints.map(({ resource }) => resource));
    const has = (resource: MemberEvent['resource']) => resources === 'all' || resources.has(resource);
    dropStale(resources === 'all' ? allStaleTags : [...resources].flatMap((resource) => staleTags[resource]));
    if (has('notification')) emit('newAdminMessage', undefined);
    if (heard !== 'all') announce(heard);
    if (has('gamification')) emit('gamification-update', undefined);
    if (has('chat')) emit('chat-changed', { conversationIds: hints === 'all' ? hints : conversationsOf(hints) });
    // An ended session is answered 401 here, and that signs out.
    if (has('account') || has('session')) void session.load(call);
  });

  useEffect(() => {
    if (status !== 'authenticated') return;
    let gathered: Heard[] = [];
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const onHint = (hint: MemberEvent, isArrival: boolean) => {
      gathered.push({ hint, isArrival });
      gathering ??= setTimeout(() => {
        gathering = undefined;
        apply(gathered);
        gathered = [];
      }, GATHER_MS);
    };
    const listen = listenTogether({
      name: `everstep:events:${memberId}`,
      from: session.getSnapshot().lastEventId,
      onHint,
      onGap: () => apply('all'),
      follow: (ports, ...rest) => followHints({ ...ports, openStream, wait: pause, random: Math.random }, ...rest),
      locks: (navigator as Partial<Navigator>).locks,
      openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
    });
    const stop = whileSeen(listen);
    return () => {
      stop();
      clearTimeout(gathering);
    };
  }, [status, session, openStream, memberId]);
}

/** Says which notifications have come. */
function announce(heard: readonly Heard[]): void {
  const ids = heard.flatMap(({ hint: { resource, id }, isArrival }) =>
    isArrival && resource === 'notification' && id !== null ? [id] : [],
  );
  if (ids.length > 0) emit('notification-arrived', { ids });
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
