import type { MemberEvent } from '@everstep/domain';
import { emit } from '../layout/useWindowEvent.ts';
import type { HintPorts } from './follow-hints.ts';

/** A tab that leads and says nothing for this long after it was asked is asleep. */
const ANSWER_MS = 2000;

/** What the tabs of a member say to each other. */
type Word =
  | { readonly kind: 'hint'; readonly hint: MemberEvent; readonly place: string | undefined }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'gap' }
  /** The server answers again: whoever leads need not wait any longer. */
  | { readonly kind: 'reached' }
  /** Asks who listens for all. */
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly place: string | undefined };

export interface TogetherPorts {
  /** Names what is shared; each member's own. */
  readonly name: string;
  /** The place from which on something may not be known here yet; undefined where nobody can tell. */
  readonly from: string | undefined;
  /** @param isArrival it has its place in the order, so that it is told once and was not done by the member */
  readonly onHint: (hint: MemberEvent, isArrival: boolean) => void;
  readonly onGap: () => void;
  /** Listens by itself until the signal aborts. */
  readonly follow: (
    ports: Pick<HintPorts, 'onHint' | 'onPlace' | 'onGap' | 'lastPlace'>,
    signal: AbortSignal,
    returning: boolean,
  ) => Promise<void>;
  /** Pages without a secure connection have none: each tab listens by itself then. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Undefined where the browser has no such channels. */
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
}

type Listen = (signal: AbortSignal, returning: boolean) => Promise<void>;

/**
 * One stream for all tabs of a member: whoever holds the lock listens and passes on what it hears; when it goes, the next one takes over
 * from where it has heard. A tab that comes into sight makes sure that the one that leads is awake, and takes its place if it is not.
 */
export function listenTogether(ports: TogetherPorts): Listen {
  const { name, from, locks, openChannel, follow } = ports;
  /** Outlives a pause, so that the server can go on from there. */
  let place = from;
  const hear = (hint: MemberEvent, at: string | undefined) => {
    // Told by two tabs while one takes over from the other. A hint without a thing says to begin anew, wherever it stands.
    if (at !== undefined && place !== undefined && hint.id !== null && Number(at) <= Number(place)) return;
    place = at ?? place;
    ports.onHint(hint, at !== undefined);
  };
  const alone: Listen = (signal, returning) =>
    follow({ onHint: hear, onPlace: (at) => (place = at), onGap: ports.onGap, lastPlace: () => place }, signal, returning);
  if (!locks || !openChannel) return alone;

  return async (signal, returning) => {
    const channel = opened(() => openChannel(name));
    if (!channel) return alone(signal, returning);
    const say = (word: Word) => channel.postMessage(word);
    const turns = takeTurns(name, locks, signal);
    let mayHaveMissed = returning;
    let asked: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (turns.isLeading() || document.visibilityState === 'hidden') return;
      clearTimeout(asked);
      say({ kind: 'who' });
      asked = setTimeout(turns.takeOver, ANSWER_MS);
    };
    channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.kind === 'reached') return void (turns.isLeading() && emit('listen-now', undefined));
      if (word.kind === 'who') return void (turns.isLeading() && say({ kind: 'here', place }));
      if (turns.isLeading()) return;
      clearTimeout(asked);
      if (word.kind === 'hint') hear(word.hint, word.place);
      if (word.kind === 'place') place = word.place;
      if (word.kind === 'here') {
        // The one that leads has heard, before this tab listened, what came after it was loaded.
        mayHaveMissed ||= place !== undefined && Number(word.place) > Number(place);
        place = word.place ?? place;
      }
      if (word.kind !== 'gap' && !mayHaveMissed) return;
      mayHaveMissed = false;
      ports.onGap();
    };
    const lead = (until: AbortSignal, isFirst: boolean) => {
      clearTimeout(asked);
      return follow(
        {
          onHint: (hint, at) => {
            say({ kind: 'hint', hint, place: at });
            hear(hint, at);
          },
          onPlace: (at) => {
            say({ kind: 'place', place: at });
            place = at;
          },
          onGap: () => {
            say({ kind: 'gap' });
            mayHaveMissed = false;
            ports.onGap();
          },
          lastPlace: () => place,
        },
        until,
        // Between two that lead something may be said to nobody.
        !isFirst || mayHaveMissed,
      );
    };
    const tellReached = () => {
      if (!turns.isLeading()) say({ kind: 'reached' });
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('server-reached', tellReached);
    try {
      await turns.run(lead, ask);
    } catch {
      // A browser that blocks site data refuses locks.
      if (!signal.aborted) await alone(signal, true);
    } finally {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('server-reached', tellReached);
      clearTimeout(asked);
      channel.close();
    }
  };
}

/** A browser that blocks site data may refuse. */
function opened<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** One of many tabs leads at a time, the others wait in line. */
function takeTurns(name: string, locks: Pick<LockManager, 'request'>, signal: AbortSignal) {
  let isLeading = false;
  let steal = false;
  let waiting = new AbortController();
  type Lead = (until: AbortSignal, isFirst: boolean) => Promise<void>;
  const turn = async (options: LockOptions, lead: Lead, isFirst: boolean): Promise<boolean> => {
    const turned = new AbortController();
    try {
      return await locks.request(name, options, async (lock) => {
        if (!lock) return false;
        isLeading = true;
        await lead(AbortSignal.any([signal, turned.signal]), isFirst);
        return true;
      });
    } catch (error) {
      // Another tab has taken over, or there is nothing to wait for any more.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      throw error;
    } finally {
      isLeading = false;
      turned.abort();
    }
  };
  return {
    isLeading: () => isLeading,
    /** Leads in place of a tab that is asleep. */
    takeOver: () => {
      steal = true;
      waiting.abort();
    },
    /** @param onWait another tab leads */
    async run(lead: Lead, onWait: () => void): Promise<void> {
      await turn({ ifAvailable: true }, lead, true);
      while (!signal.aborted) {
        waiting = new AbortController();
        const options = steal ? { steal } : { signal: AbortSignal.any([signal, waiting.signal]) };
        steal = false;
        onWait();
        await turn(options, lead, false);
      }
    },
  };
}
