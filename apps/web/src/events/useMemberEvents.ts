import { type MemberEvent, VISIBILITY_RESET_MS } from '@everstep/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
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

/** Something of the notifications is to be fetched. */
const CHANGED: readonly Heard[] = [{ hint: { resource: 'notification', id: null }, isArrival: false }];

/** Keeps this tab in step with what the member does elsewhere. Mounted once: the tabs of a member share one stream. */
export function useMemberEvents(): void {
  const { status, session, call, openStream } = useSession();
  const memberId = useMemberId();
  const dropStale = useDropStale();
  const isListOpen = useLayers().open.includes('notifications');
  /** What a broadcast has changed and is not fetched yet. */
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = useEffectEvent((heard: readonly Heard[] | 'all') => {
    if (heard !== 'all') announce(heard);
    const late = heard === 'all' || isListOpen ? [] : heard.filter(({ hint }) => hint.arrival);
    const hints = heard === 'all' ? heard : heard.filter((one) => !late.includes(one)).map(({ hint }) => hint);
    const resources = hints === 'all' ? hints : new Set(hints.map(({ resource }) => resource));
    const has = (resource: MemberEvent['resource']) => resources === 'all' || resources.has(resource);
    dropStale(resources === 'all' ? allStaleTags : [...resources].flatMap((resource) => staleTags[resource]));
    if (has('notification')) {
      clearTimeout(later.current);
      later.current = undefined;
      emit('newAdminMessage', undefined);
    } else if (late[0]) later.current ??= setTimeout(() => apply(CHANGED), Math.random() * (late[0].hint.arrival?.fetchWithinMs ?? 0));
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
      clearTimeout(later.current);
      later.current = undefined;
    };
  }, [status, session, openStream, memberId]);
  // Whoever opens the list waits for nothing.
  useEffect(() => {
    if (isListOpen && later.current !== undefined) apply(CHANGED);
  }, [isListOpen]);
}

/** Says which notifications have come. */
function announce(heard: readonly Heard[]): void {
  const arrived = heard.flatMap(({ hint: { resource, id, arrival }, isArrival }) =>
    isArrival && resource === 'notification' && id !== null ? [{ id, arrival }] : [],
  );
  if (arrived.length > 0) emit('notification-arrived', { arrived });
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
