import type { Audience } from '@everstep/domain';
import { below, type Random } from '../demo/random.ts';
import type { NotificationRow } from '../notifications/store.ts';
import type { ThreadRow } from '../notifications/thread-store.ts';
import type { SeededIds } from './ids.ts';

/** A member as the letters know them; instants in milliseconds. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly joined: number;
  readonly lastActive: number | undefined;
}

/** Broadcasts of the time that members have been joining. */
const BROADCASTS = 60;
/** One member in so many was written to by the team. */
const ONE_IN = 200;
/** Somebody who has been here for so long reads what comes. */
const READS_AFTER_MS = 7 * 86_400_000;
const SUBJECTS = ['What is new', 'A walk together', 'The garden opens', 'Maintenance on Sunday', 'Seven days of small steps'];

type Rows = readonly object[];
/** Rows of the tables of notifications. */
export interface LetterRows {
  readonly notification: Rows;
  readonly notificationTarget: Rows;
  readonly notificationReceipt: Rows;
  readonly notificationThread: Rows;
  readonly notificationReply: Rows;
  readonly notificationOrder: Rows;
}

interface Happening {
  readonly at: number;
  readonly happen: (place: number, at: string) => void;
}

/**
 * What the team sent and what came of it: broadcasts over the years, letters to single members, answers of some, and who read what.
 * @param members in the order in which they joined; the first one administers
 */
export function letters(members: readonly Addressee[], until: number, random: Random, ids: SeededIds): LetterRows {
  const [sender] = members;
  const [notification, target, receipt]: [NotificationRow[], object[], object[]] = [[], [], []];
  const [thread, reply]: [ThreadRow[], object[]] = [[], []];
  const happenings: Happening[] = [];
  const since = sender?.joined ?? until;
  const send = (at: number, audience: Audience, addressee?: Addressee) =>
    happenings.push({
      at,
      happen(place, sentAt) {
        ids.at(at);
        const row = letter({ id: ids.next(), audience, sentAt, place, sender, size: addressee ? 1 : joinedBy(members, at) });
        notification.push(row);
        if (!addressee) return;
        target.push({ notificationId: row.id, memberId: addressee.id, place });
        if (random() < 0.6) answer(row, addressee, at);
      },
    });
  const answer = ({ id: notificationId, place }: NotificationRow, { id: memberId, name }: Addressee, at: number) => {
    const threadId = ids.next();
    thread.push({ id: threadId, notificationId, memberId, unread: random() < 0.1 ? 1 : 0, place: place ?? 0, answered: null });
    const row = { id: ids.next(), threadId, side: 'member', authorId: memberId, authorName: name, content: 'Thank you, I will be there.' };
    // Its place is the next one: nothing else goes out at the same instant.
    reply.push({ ...row, sentAt: new Date(at).toISOString(), place: 0 });
  };
  for (let count = 0; count < BROADCASTS; count += 1) {
    const at = since + ((until - since) * (count + random())) / BROADCASTS;
    send(at, random() < 0.8 ? 'all' : random() < 0.7 ? 'role:member' : 'role:admin');
  }
  for (const member of members) {
    if (member.lastActive !== undefined && below(random, ONE_IN) === 0) send(member.lastActive, 'members', member);
  }
  let place = 0;
  let lastAt = '';
  for (const { at, happen } of happenings.sort((one, other) => one.at - other.at)) {
    place += 1;
    lastAt = new Date(at).toISOString();
    const before = reply.length;
    happen(place, lastAt);
    if (reply.length === before) continue;
    place += 1;
    Object.assign(reply.at(-1) ?? {}, { place });
    Object.assign(thread.at(-1) ?? {}, { place });
  }
  const broadcasts = notification.filter(({ audience }) => audience === 'all' || audience === 'role:member');
  for (const member of members.slice(1)) receipt.push(...receipts(member, broadcasts, random));
  return {
    notification,
    notificationTarget: target,
    notificationReceipt: receipt,
    notificationThread: thread,
    notificationReply: reply,
    notificationOrder: place === 0 ? [] : [{ id: 1, last: place, lastAt }],
  };
}

interface Letter {
  readonly id: string;
  readonly audience: Audience;
  readonly sentAt: string;
  readonly place: number;
  readonly sender: Addressee | undefined;
  readonly size: number;
}

function letter({ id, audience, sentAt, place, sender, size }: Letter): NotificationRow {
  const subject = audience === 'members' ? 'A message from the team' : (SUBJECTS[place % SUBJECTS.length] ?? '');
  const times = { createdAt: sentAt, sendAt: sentAt, sentAt, cancelledAt: null, stopped: 0 as const };
  return {
    id,
    subject,
    content: `${subject}. All about it stands on the page of news, and you can write back here.`,
    type: audience === 'members' ? 'personal' : 'announcement',
    priority: 'normal',
    tags: '[]',
    senderId: sender?.id ?? null,
    senderRole: 'admin',
    senderName: sender?.name ?? '',
    canReply: 1,
    audience,
    audienceSize: size,
    ...times,
    place,
  };
}

/** What a member has read of what was sent while they were here. */
function receipts({ id, joined, lastActive }: Addressee, broadcasts: readonly NotificationRow[], random: Random): readonly object[] {
  if (lastActive === undefined || lastActive - joined < READS_AFTER_MS) return [];
  const [from, to] = [new Date(joined).toISOString(), new Date(lastActive).toISOString()];
  return broadcasts
    .filter(({ sentAt }) => sentAt !== null && sentAt >= from && sentAt <= to && random() < 0.7)
    .map((row) => ({ memberId: id, notificationId: row.id, place: row.place, readAt: to, deletedAt: random() < 0.1 ? to : null }));
}

/** How many had joined by an instant. */
function joinedBy(members: readonly Addressee[], at: number): number {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((members[middle]?.joined ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
