import {
  type AdminUser,
  type AuditEntry,
  auditActs,
  type Metrics,
  type NotificationReply,
  type SentNotification,
  type Thread,
  type UserLog,
} from '@everstep/domain';
import { emptyNotificationDraft, type NotificationDraft } from './notification-draft.ts';

export const exampleAdminNow = new Date('2026-03-18T09:30:00.000Z');
export const exampleAdminZone = 'Europe/Berlin';

const sent = (changes: Partial<SentNotification>): SentNotification => ({
  id: '019c0000-0000-7000-8000-000000000001',
  subject: 'A walk together on the first Sunday in April',
  content: 'We meet at ten at the lower gate and are back before two.',
  sender: 'Maya Okafor',
  senderRole: 'admin',
  type: 'announcement',
  priority: 'normal',
  tags: ['together'],
  canReply: true,
  audience: 'all',
  state: 'sent',
  createdAt: '2026-03-16T10:00:00.000Z',
  sendAt: '2026-03-16T10:00:30.000Z',
  sentAt: '2026-03-16T10:00:30.000Z',
  delivered: 1240,
  read: 496,
  threads: 12,
  ...changes,
});

export const exampleHeld = sent({
  id: '019c0000-0000-7000-8000-000000000009',
  subject: 'We will be away on Thursday from 22:00 to 23:00',
  state: 'waiting',
  sendAt: '2026-03-18T09:30:23.000Z',
  sentAt: null,
  delivered: null,
  read: 0,
  threads: 0,
});

export const exampleSent: readonly SentNotification[] = [
  sent({
    id: '019c0000-0000-7000-8000-000000000008',
    subject: 'The hut opens again',
    audience: 'member',
    state: 'waiting',
    sendAt: '2026-04-01T07:00:00.000Z',
    sentAt: null,
    delivered: null,
    read: 0,
    threads: 0,
  }),
  sent({}),
  sent({
    id: '019c0000-0000-7000-8000-000000000002',
    subject: 'About your question on streaks',
    audience: 'chosen',
    delivered: 1,
    read: 1,
    threads: 1,
    sendAt: '2026-03-12T15:00:00.000Z',
    sentAt: '2026-03-12T15:00:00.000Z',
  }),
  sent({
    id: '019c0000-0000-7000-8000-000000000003',
    subject: 'Sent too early',
    state: 'cancelled',
    sentAt: null,
    delivered: null,
    read: 0,
    threads: 0,
    canReply: false,
  }),
];

export const exampleLetter: NotificationDraft = {
  ...emptyNotificationDraft,
  title: 'A walk together on the first Sunday in April',
  message:
    'We meet at ten at the lower gate and are back before two.\n\nBring somebody, if you like. The way: https://everstep.example/walk',
  tags: ['together', 'outside'],
};

const thread = (changes: Partial<Thread>): Thread => ({
  id: '019c0000-0000-7000-8000-00000000000a',
  notificationId: '019c0000-0000-7000-8000-000000000001',
  subject: 'A walk together on the first Sunday in April',
  userId: '019c0000-0000-7000-8000-00000000000b',
  userName: 'Ada Lovelace',
  userEmail: 'ada@example.org',
  unread: true,
  lastMessage: 'Gladly! Is there a way for somebody who walks slowly?',
  lastMessageAt: '2026-03-18T09:02:00.000Z',
  ...changes,
});

export const exampleThread = thread({});
export const exampleThreads: readonly Thread[] = [
  exampleThread,
  thread({
    id: '019c0000-0000-7000-8000-00000000000c',
    userName: 'Bo Lindqvist',
    userEmail: 'bo@example.org',
    unread: false,
    lastMessage: 'See you there.',
    lastMessageAt: '2026-03-17T18:20:00.000Z',
  }),
  thread({
    id: '019c0000-0000-7000-8000-00000000000d',
    userName: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine, of the northern valleys',
    unread: false,
    lastMessage: 'I read it twice, and the second time aloud, and everybody at the table had something to say about it. '.repeat(3),
    lastMessageAt: '2026-03-10T18:20:00.000Z',
  }),
];

const reply = (id: string, changes: Partial<NotificationReply>): NotificationReply => ({
  id,
  originalNotificationId: exampleThread.notificationId,
  content: exampleThread.lastMessage,
  sentAt: exampleThread.lastMessageAt,
  userId: exampleThread.userId,
  userEmail: exampleThread.userEmail,
  author: 'Ada Lovelace',
  own: false,
  ...changes,
});

export const exampleThreadReplies: readonly NotificationReply[] = [
  reply('r1', { content: 'Is the lower gate the one by the mill?', sentAt: '2026-03-17T16:02:00.000Z' }),
  reply('r2', { content: 'Yes, the one with the bench.', author: 'Maya Okafor', own: true, sentAt: '2026-03-18T07:45:00.000Z' }),
  reply('r3', {}),
];

const user = (id: string, firstName: string, lastName: string, changes: Partial<AdminUser> = {}): AdminUser => ({
  id,
  role: 'member',
  status: 'active',
  firstName,
  lastName,
  name: `${firstName} ${lastName}`.trim(),
  email: `${firstName.toLowerCase()}@example.org`,
  emailVerified: true,
  isDemo: false,
  createdAt: '2026-01-12T08:30:00.000Z',
  lastSeenAt: '2026-03-18T09:10:00.000Z',
  version: 1,
  ...changes,
});

/** A member without anything special. */
export const exampleUser = user('u2', 'Bo', 'Lindqvist');
export const exampleUsers: readonly AdminUser[] = [
  user('u1', 'Maya', 'Okafor', { role: 'admin' }),
  exampleUser,
  user('u3', 'Cleo', 'Marchetti', { status: 'suspended', lastSeenAt: null }),
  user('u4', 'Robin', '', { isDemo: true, email: 'demo-019c@demo.invalid', emailVerified: false }),
  user('u5', 'Maximiliana-Theodora', 'von Hohenstaufen-Wolkenstein zu Donaudampfschifffahrt', {
    email: 'maximiliana-theodora@hohenstaufen-wolkenstein.example',
    role: 'admin',
    status: 'suspended',
  }),
];

/** One of each act. */
export const exampleAudit: readonly AuditEntry[] = auditActs.map((act, index) => ({
  id: `a${index}`,
  at: new Date(exampleAdminNow.getTime() - index * 3_600_000).toISOString(),
  act,
  actorId: 'u1',
  actorName: 'Maya Okafor',
  userId: act.startsWith('notification') ? null : 'u2',
  userName: act.startsWith('notification') || act === 'user_deleted' ? null : 'Bo Lindqvist',
  recordId: null,
}));

export const exampleMetrics: Metrics = {
  at: exampleAdminNow.toISOString(),
  accounts: { all: 1243, administrators: 3, suspended: 2, demo: 14 },
  active: { day: 318, week: 640, month: 902 },
  xp: 1_204_530,
  signUps: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 1, 17 + index)).toISOString().slice(0, 10),
    count: (index * 7) % 13,
  })),
  guides: { calls: 4210, failed: 12 },
};

export const exampleLogs: readonly UserLog[] = [
  { id: 'l1', at: '2026-03-18T09:20:00.000Z', userId: 'u2', userName: 'Bo Lindqvist', event: 'signed_out' },
  { id: 'l1', at: '2026-03-18T08:01:00.000Z', userId: 'u2', userName: 'Bo Lindqvist', event: 'signed_in' },
  { id: 'l2', at: '2026-03-17T18:40:00.000Z', userId: 'u1', userName: 'Maya Okafor', event: 'signed_in' },
];
