import { deviceStorage } from '../device/device-storage.ts';
import { repliesKey } from './waiting-key.ts';

/** A reply that the server does not have, as far as is known here. */
export interface UnsentReply {
  /** Names it: sent twice, it is one reply. */
  readonly id: string;
  readonly notificationId: string;
  readonly content: string;
  /** ISO-8601 instant at which it was written. */
  readonly sentAt: string;
  /** `sent` until the thread has it from the server, for some seconds at most; `failed` where the server has answered that it does not take it. @default 'waiting' */
  readonly state?: 'waiting' | 'sent' | 'failed';
}

const none: readonly UnsentReply[] = [];
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly replies: readonly UnsentReply[] } = { text: null, replies: none };
let underWay: ReadonlySet<string> = new Set();

/** Those of all notifications, oldest first; the same list until it changes. */
export function readUnsent(memberId: string): readonly UnsentReply[] {
  const text = deviceStorage.getItem(repliesKey(memberId));
  if (text !== last.text) last = { text, replies: parsed(text) };
  return last.replies;
}

function parsed(text: string | null): readonly UnsentReply[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    // Written below and by nobody else.
    return Array.isArray(kept) ? (kept as UnsentReply[]) : none;
  } catch {
    return none;
  }
}

export const isWaiting = ({ state = 'waiting' }: UnsentReply): boolean => state === 'waiting';

export function keepUnsent(memberId: string, reply: UnsentReply): void {
  store(memberId, [...readUnsent(memberId).filter(({ id }) => id !== reply.id), reply]);
}

/** Says what became of one, unless it is gone by now. */
export function noteUnsent(memberId: string, id: string, state: UnsentReply['state']): void {
  store(
    memberId,
    readUnsent(memberId).map((reply) => (reply.id === id && state ? { ...reply, state } : reply)),
  );
}

export function forgetUnsent(memberId: string, ids: readonly string[]): void {
  store(
    memberId,
    readUnsent(memberId).filter(({ id }) => !ids.includes(id)),
  );
}

function store(memberId: string, replies: readonly UnsentReply[]): void {
  if (replies.length === 0) deviceStorage.removeItem(repliesKey(memberId));
  else deviceStorage.setItem(repliesKey(memberId), JSON.stringify(replies));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Ids of those that this page is sending; the same set until it changes. */
export const idsUnderWay = (): ReadonlySet<string> => underWay;

export function noteUnderWay(ids: readonly string[]): void {
  underWay = new Set(ids);
  tell();
}

/** Tells of changes on this page and in other tabs; for `useSyncExternalStore`. */
export function watchUnsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
