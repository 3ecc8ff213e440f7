import type { Notification } from '@everstep/domain';
import { deviceStorage } from '../device/device-storage.ts';
import { waitingKey } from './waiting-key.ts';

/** What a member did with a notification and the server does not know yet. */
export interface Mark {
  readonly read?: true;
  /** False once it is to come back. */
  readonly deleted?: boolean;
  /** When the newest was sent or answered that they had seen of it: what the team has answered since is not read, and brings it back. */
  readonly asOf?: string;
}
/** By id of the notification. */
export type Marks = Readonly<Record<string, Mark>>;

const none: Marks = {};
const listeners = new Set<() => void>();
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

let last: { readonly text: string | null; readonly marks: Marks } = { text: null, marks: none };

/** All marks that wait; the same object until they change. */
export function readMarks(memberId: string): Marks {
  const text = deviceStorage.getItem(waitingKey(memberId));
  if (text !== last.text) last = { text, marks: parsed(text) };
  return last.marks;
}

function parsed(text: string | null): Marks {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isObject(value)) return none;
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, mark]) =>
        isObject(mark)
          ? [
              [
                id,
                {
                  ...(mark.read === true && { read: true as const }),
                  ...(typeof mark.deleted === 'boolean' && { deleted: mark.deleted }),
                  ...(typeof mark.asOf === 'string' && { asOf: mark.asOf }),
                },
              ],
            ]
          : [],
      ),
    );
  } catch {
    // Not ours, or half written: as good as nothing.
    return none;
  }
}

function store(memberId: string, marks: Marks): void {
  if (Object.keys(marks).length === 0) deviceStorage.removeItem(waitingKey(memberId));
  else deviceStorage.setItem(waitingKey(memberId), JSON.stringify(marks));
  for (const listener of listeners) listener();
}

/** Adds to what is known of these notifications. */
export function putMarks(memberId: string, added: Marks): void {
  const marks = readMarks(memberId);
  store(memberId, { ...marks, ...Object.fromEntries(Object.entries(added).map(([id, mark]) => [id, { ...marks[id], ...mark }])) });
}

/** Takes a mark away that the server has, unless something was done since. */
export function dropMark(memberId: string, id: string, sent: Mark): void {
  const { [id]: now, ...others } = readMarks(memberId);
  if (now && now.read === sent.read && now.deleted === sent.deleted && now.asOf === sent.asOf) store(memberId, others);
}

/** Tells of changes on this page and in other tabs; for `useSyncExternalStore`. */
export function watchMarks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** When a notification was sent, or answered last. */
export const timeOf = ({ answer, sentAt }: Notification): string => answer?.sentAt ?? sentAt;

/** What was done with a notification, unless it was answered since. */
const markOn = (item: Notification, { [item.id]: mark }: Marks): Mark | undefined =>
  mark?.asOf === undefined || timeOf(item) <= mark.asOf ? mark : undefined;

/** The server's notifications as the member has left them. */
export const laidOver = (items: readonly Notification[], marks: Marks): readonly Notification[] =>
  items.flatMap((item) => {
    const mark = markOn(item, marks);
    if (mark?.deleted) return [];
    return mark?.read ? [{ ...item, isRead: true }] : [item];
  });

/** How many the server counts as unread and the member does not any more. */
export const unreadLess = (items: readonly Notification[], marks: Marks): number =>
  items.filter((item) => !item.isRead && (markOn(item, marks)?.read || markOn(item, marks)?.deleted)).length;
