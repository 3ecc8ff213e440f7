import {
  type DateText,
  NOTIFICATION_AHEAD_DAYS,
  NOTIFICATION_UNDO_SECONDS,
  type NotificationPriority,
  type NotificationType,
  type SentNotification,
  wallInstant,
} from '@everstep/domain';
import type { FormError } from '../../components/FormErrorSummary/index.ts';

/** Whom a notification is for. */
export const draftAudiences = ['all', 'member', 'admin', 'chosen'] as const;
export type DraftAudience = (typeof draftAudiences)[number];

/** Somebody who was chosen by name. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
}

/** What an administrator has begun to write. */
export interface NotificationDraft {
  readonly title: string;
  readonly message: string;
  readonly audience: DraftAudience;
  /** Those that `chosen` is about. */
  readonly recipients: readonly Recipient[];
  readonly type: NotificationType;
  readonly priority: NotificationPriority;
  readonly tags: readonly string[];
  readonly canReply: boolean;
  readonly when: 'now' | 'later';
  readonly date: DateText | null;
  /** `HH:mm` of the writer's zone. */
  readonly time: string | null;
}

export const emptyNotificationDraft: NotificationDraft = {
  title: '',
  message: '',
  audience: 'all',
  recipients: [],
  type: 'announcement',
  priority: 'normal',
  tags: [],
  canReply: true,
  when: 'now',
  date: null,
  time: null,
};

/** A letter that was taken back, to be written on; undefined for one to chosen members, whom nothing names here. */
export const draftFrom = ({
  subject,
  content,
  audience,
  type,
  priority,
  tags,
  canReply,
}: SentNotification): NotificationDraft | undefined =>
  audience === 'chosen'
    ? undefined
    : { ...emptyNotificationDraft, ...{ title: subject, message: content, audience, type, priority, tags, canReply } };

/** Whether a draft has no words that would be missed. */
export const isBlankNotification = ({ title, message }: NotificationDraft): boolean => title.trim() === '' && message.trim() === '';

/** What the server is sent, held back long enough to be taken back. */
export function letterOf(draft: NotificationDraft, timeZone: string) {
  const { title, message, audience, recipients, type, priority, tags, canReply } = draft;
  const sendAt = plannedAt(draft, timeZone);
  return {
    ...{ title, message, type, priority, canReply },
    tags: [...tags],
    targetUsers: audience === 'chosen' ? recipients.map(({ id }) => id) : audience,
    undoSeconds: NOTIFICATION_UNDO_SECONDS,
    ...(sendAt === undefined ? {} : { sendAt: sendAt.toISOString() }),
  };
}

function plannedAt({ when, date, time }: NotificationDraft, timeZone: string): Date | undefined {
  return when === 'later' && date !== null && time !== null ? wallInstant(date, time, timeZone) : undefined;
}

/** Ids of the fields by what the server calls them, so that its problems stand where they belong. */
export const letterFields = {
  title: 'letter-title',
  message: 'letter-message',
  audience: 'letter-audience',
  date: 'letter-date',
  time: 'letter-time',
} as const;

/** What keeps a draft from being sent, field by field. */
export function letterProblems(draft: NotificationDraft, now: Date, timeZone: string): readonly FormError[] {
  const problem = (fieldId: string, message: string, wrong: boolean) => (wrong ? [{ fieldId, message }] : []);
  const { title, message, audience, recipients, when, date, time } = draft;
  const at = plannedAt(draft, timeZone)?.getTime();
  const latest = now.getTime() + NOTIFICATION_AHEAD_DAYS * 86_400_000;
  return [
    ...problem(letterFields.audience, 'Choose somebody in the list of users first.', audience === 'chosen' && recipients.length === 0),
    ...problem(letterFields.title, 'Give it a title.', title.trim() === ''),
    ...problem(letterFields.message, 'Write the message.', message.trim() === ''),
    ...problem(letterFields.date, 'Choose the day on which it goes out.', when === 'later' && date === null),
    ...problem(letterFields.time, 'Choose the time at which it goes out.', when === 'later' && time === null),
    ...problem(letterFields.time, 'That time is over. Choose a later one.', at !== undefined && at <= now.getTime()),
    ...problem(letterFields.date, `Plan at most ${NOTIFICATION_AHEAD_DAYS} days ahead.`, at !== undefined && at > latest),
  ];
}
