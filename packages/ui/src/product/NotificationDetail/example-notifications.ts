import type { ThreadMessage } from '../MessageThread/index.ts';
import { type NotificationItem, notificationPriorities, notificationTypes, senderRoles } from './notification.ts';

export const exampleNow = new Date('2026-03-18T09:30:00.000Z');
export const exampleTimeZone = 'Europe/Berlin';

/** A notification as the team sends most of them; what a story is about is changed. */
export function exampleNotification(changes: Partial<NotificationItem> = {}): NotificationItem {
  return {
    id: 'welcome',
    subject: 'Welcome to Everstep, Ada',
    content:
      'It is good to have you here. One small step is enough for today: say how you feel, and look around.\n\nShould anything be unclear, just answer. I read every reply.\n\nMaya',
    sender: 'Maya Okafor',
    senderRole: 'admin',
    type: 'welcome',
    priority: 'normal',
    tags: ['first steps'],
    sentAt: '2026-03-18T08:12:00.000Z',
    isRead: false,
    canReply: true,
    ...changes,
  };
}

/** One of each type, in each priority and from each sender. */
export const exampleNotifications: readonly NotificationItem[] = [
  exampleNotification({
    id: 'maintenance',
    subject: 'We will be away on Thursday from 22:00 to 23:00',
    content:
      'The server moves to a quieter place. What you write meanwhile is kept on your device and sent afterwards. More at https://everstep.example/status.',
    sender: 'Everstep',
    senderRole: 'system',
    type: 'maintenance',
    priority: 'urgent',
    tags: ['server'],
    sentAt: '2026-03-18T09:12:00.000Z',
    canReply: false,
  }),
  exampleNotification(),
  exampleNotification({
    id: 'answer',
    subject: 'About your question on streaks',
    content: 'You are right, a rest day should not end a streak. It does not any more: two rest days a month are yours.',
    sender: 'Jonas Lindqvist',
    senderRole: 'support',
    type: 'personal',
    priority: 'high',
    tags: ['streaks', 'your question'],
    sentAt: '2026-03-17T15:40:00.000Z',
  }),
  exampleNotification({
    id: 'feature',
    subject: 'Your journal has covers now',
    content: 'Choose one of twelve landscapes for each notebook. You will find them behind the three dots.',
    type: 'feature',
    tags: ['journal'],
    sentAt: '2026-03-16T10:00:00.000Z',
    isRead: true,
    attachments: [
      { kind: 'video', title: 'A look around, two minutes', href: 'https://everstep.example/covers' },
      { kind: 'document', title: 'All twelve covers to print', href: '/files/covers.pdf' },
    ],
  }),
  exampleNotification({
    id: 'reminder',
    subject: 'Day 5 of your challenge waits',
    content: 'Ten minutes outside, whatever the weather. Tomorrow counts as well.',
    sender: 'Everstep',
    senderRole: 'system',
    type: 'reminder',
    priority: 'low',
    tags: [],
    sentAt: '2026-03-15T17:00:00.000Z',
    isRead: true,
    canReply: false,
  }),
  exampleNotification({
    id: 'announcement',
    subject: 'A walk together on the first Sunday in April',
    content: 'We meet at ten at the lower gate and are back before two. Bring somebody, if you like.',
    type: 'announcement',
    tags: ['together', 'outside'],
    sentAt: '2026-03-10T11:00:00.000Z',
    isRead: true,
  }),
  exampleNotification({
    id: 'promotion',
    subject: 'Coins for a friend’s first week',
    content: 'Bring a friend along until the end of March, and both of you find 50 coins in your purse.',
    type: 'promotion',
    priority: 'low',
    tags: [],
    sentAt: '2026-02-27T11:00:00.000Z',
    isRead: true,
    canReply: false,
  }),
];

/** Long words, long lines, markup that is none, and addresses that lead nowhere. */
export const longNotification = exampleNotification({
  id: 'long',
  subject:
    'Everything that changes in the spring, from the paths around Donaudampfschifffahrtsgesellschaftskapitänsmützenmuseum to the upper lake',
  content: `${'The snow on the upper path is gone, the hut opens on the first of the month, and the small bridge has been repaired by everybody who came on Saturday. '.repeat(9)}\n\n<img src=x onerror=alert(1)> is shown as it was written, and so is javascript:alert(1).\n\nhttps://everstep.example/a/very/long/address/that/goes/on/and/on/without/a/single/break/until/it/has/to/wrap/somewhere?and=more&than=that`,
  sender: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine, for the whole team of the northern valleys',
  priority: 'high',
  tags: ['spring', 'paths', 'a tag that is longer than tags usually are and still has to fit', 'huts', 'bridges'],
  attachments: [
    { kind: 'link', title: 'The map of all paths', href: 'https://everstep.example/map' },
    { kind: 'document', title: 'A plan whose address is no address', href: 'javascript:alert(1)' },
  ],
});

/** As many as a busy year brings. */
export const manyNotifications = (count: number): readonly NotificationItem[] =>
  Array.from({ length: count }, (_, index) => {
    const type = notificationTypes[index % notificationTypes.length] ?? 'personal';
    return exampleNotification({
      id: `n${index + 1}`,
      subject: `Letter ${index + 1} from the hut by the lake`,
      type,
      priority: notificationPriorities[index % notificationPriorities.length] ?? 'normal',
      senderRole: senderRoles[index % senderRoles.length] ?? 'admin',
      sentAt: new Date(exampleNow.getTime() - index * 5 * 3_600_000).toISOString(),
      isRead: index % 4 !== 0,
    });
  });

export const exampleReplies: readonly ThreadMessage[] = [
  {
    id: 'r1',
    content: 'Thank you! Where do I change the hour at which my day begins?',
    sentAt: '2026-03-17T16:02:00.000Z',
    author: 'Ada',
    own: true,
  },
  {
    id: 'r2',
    content: 'In the settings, under Practice. Three in the morning is what most people keep.',
    sentAt: '2026-03-18T07:45:00.000Z',
    author: 'Maya Okafor',
    own: false,
  },
  { id: 'r3', content: 'Found it, thanks.', sentAt: '2026-03-18T09:02:00.000Z', author: 'Ada', own: true },
];
const [, , lastReply] = exampleReplies;
/** The last reply on its way, and not arrived. */
export const withLast = (status: 'waiting' | 'sending' | 'failed'): readonly ThreadMessage[] =>
  lastReply ? [...exampleReplies.slice(0, 2), { ...lastReply, status }] : exampleReplies;
