import {
  type AdminUser,
  type AuditEntry,
  auditActs,
  type DayActivity,
  type Metrics,
  type NotificationReply,
  type SentNotification,
  type ServerLog,
  type SystemStatus,
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
  recipients: [],
  read: 490,
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
  read: null,
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
    read: null,
    threads: 0,
  }),
  sent({}),
  sent({
    id: '019c0000-0000-7000-8000-000000000002',
    subject: 'About your question on streaks',
    audience: 'chosen',
    delivered: 1,
    recipients: ['Ida Bergström'],
    read: null,
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
    read: null,
    threads: 0,
    canReply: false,
  }),
  sent({
    id: '019c0000-0000-7000-8000-000000000004',
    subject: 'Summer hours from June on',
    sender: 'Olu Adeyemi',
    state: 'stopped',
    sentAt: null,
    delivered: null,
    read: null,
    threads: 0,
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
  lastMessageBy: { side: 'member', name: 'Ada Lovelace', own: false },
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
    lastMessageBy: { side: 'team', name: 'Maya Okafor', own: true },
    lastMessageAt: '2026-03-17T18:20:00.000Z',
  }),
  thread({
    id: '019c0000-0000-7000-8000-00000000000e',
    userName: 'Ida Bergström',
    userEmail: 'ida@example.org',
    unread: false,
    lastMessage: 'The lower way has no steps at all.',
    lastMessageBy: { side: 'team', name: 'Olu Adeyemi', own: false },
    lastMessageAt: '2026-03-16T18:20:00.000Z',
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
  recordId: act.startsWith('user') || act === 'logs_cleared' ? null : `r${index}`,
  recordName: act.startsWith('user') || act === 'logs_cleared' ? null : 'Breathing under a bridge',
}));

const times = (p50: number) => ({ p50, p95: p50 * 6, p99: p50 * 14 });
const exampleServer: Pick<Metrics, 'guides' | 'requests' | 'server'> = {
  guides: {
    calls: 4210,
    failed: 12,
    providers: [
      {
        ...{ provider: 'openai', done: 3901, stopped: 130, failed: 12, retries: 41, overBudget: 22 },
        ...{ tokensRead: 5_120_440, tokensWritten: 910_230, firstWord: { p50: 410, p95: 1900, p99: 4200 }, wholeMs: 3800 },
        waits: [0, 12, 640, 1900, 1010, 340, 90, 30, 8, 1],
      },
      {
        ...{ provider: 'offline', done: 167, stopped: 0, failed: 0, retries: 0, overBudget: 0 },
        ...{ tokensRead: 0, tokensWritten: 0, firstWord: { p50: 25, p95: 48, p99: 50 }, wholeMs: 180 },
        waits: [167, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ],
  },
  requests: {
    ...{ answered: 184_203, refused: 921, failed: 4, inFlight: 3, streams: 71, times: times(4.2) },
    spans: Array.from({ length: 12 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 2, 18, 8, 35 + index * 5)).toISOString(),
      ...(index === 3
        ? { answered: 0, refused: 0, failed: 0, times: null }
        : { answered: 900 + index * 40, refused: (index * 5) % 9, failed: index === 7 ? 3 : 0, times: times(3 + ((index * 7) % 5)) }),
    })),
    routes: [
      { route: 'POST /api/gemini/{personaId}', answered: 4210, refused: 12, failed: 3, times: { p50: 610, p95: 2400, p99: 7100 } },
      { route: 'POST /api/auth/login', answered: 812, refused: 140, failed: 0, times: { p50: 180, p95: 320, p99: 410 } },
      { route: 'GET /api/dashboard', answered: 41_800, refused: 20, failed: 0, times: { p50: 3.1, p95: 12, p99: 31 } },
    ],
  },
  server: {
    ...{ name: '9f3a1c', since: '2026-03-14T06:02:00.000Z', memoryBytes: 118_000_000 },
    loopDelay: { p50: 0.2, p99: 4.1, max: 38 },
    mail: { sent: 214, failed: 1 },
  },
};

export const exampleMetrics: Metrics = {
  at: exampleAdminNow.toISOString(),
  accounts: { all: 1243, administrators: 3, suspended: 2, demo: 14 },
  active: { day: 310, week: 640, month: 900 },
  xp: 1_204_000,
  signUps: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 1, 17 + index)).toISOString().slice(0, 10),
    count: (index * 7) % 13,
  })),
  ...exampleServer,
};

export const exampleLogs: readonly UserLog[] = [
  { id: 'l1', at: '2026-03-18T09:20:00.000Z', userId: 'u2', userName: 'Bo Lindqvist', event: 'signed_out' },
  { id: 'l1', at: '2026-03-18T08:01:00.000Z', userId: 'u2', userName: 'Bo Lindqvist', event: 'signed_in' },
  { id: 'l2', at: '2026-03-17T18:40:00.000Z', userId: 'u1', userName: 'Maya Okafor', event: 'signed_in' },
];

export const exampleStatus: SystemStatus = {
  at: exampleAdminNow.toISOString(),
  parts: [
    { part: 'database', state: 'ok', sentence: 'It answers, and what is saved stays.', since: '2026-03-14T06:02:00.000Z' },
    {
      part: 'ai',
      state: 'failing',
      sentence: 'The AI service turns calls away for now: there were too many, or its quota is used up.',
      since: '2026-03-18T09:12:00.000Z',
    },
    {
      part: 'mail',
      state: 'off',
      sentence: 'No mail server is set up. Letters are laid into the folder “outbox” of the data folder.',
      since: '2026-03-14T06:02:00.000Z',
    },
    { part: 'storage', state: 'ok', sentence: 'Files can be saved and read.', since: '2026-03-14T06:02:00.000Z' },
  ],
};

export const exampleServerLogs: readonly ServerLog[] = [
  {
    ...{ id: 's1', at: '2026-03-18T09:21:00.000Z', level: 'error', message: 'request failed', detail: 'TypeError', server: '9f3a1c' },
    ...{ route: 'POST /api/challenges/{templateId}/start', requestId: '019c0000-0000-7000-8000-0000000000aa', times: 1 },
  },
  {
    ...{ id: 's2', at: '2026-03-18T09:12:00.000Z', level: 'warning', message: 'the AI service gave no reply', server: '9f3a1c' },
    ...{ detail: 'provider_failed, 429', route: null, requestId: null, times: 14 },
  },
  {
    ...{ id: 's3', at: '2026-03-14T06:02:00.000Z', level: 'info', message: 'the server has started', server: '1b77e0' },
    ...{ detail: '', route: null, requestId: null, times: 1 },
  },
];

export const exampleActivities: readonly DayActivity[] = [
  { date: '2026-03-18', kind: 'accounts_made', count: 4 },
  { date: '2026-03-18', kind: 'challenges_joined', count: null },
  { date: '2026-03-17', kind: 'notifications_sent', count: 1 },
  { date: '2026-03-17', kind: 'challenges_joined', count: 31 },
  { date: '2026-03-16', kind: 'challenges_finished', count: 12 },
];
