import type { Audience, NotificationPriority, NotificationType, senderRoles } from '@everstep/domain';
import type { Generated } from 'kysely';

export interface NotificationTables {
  /** One message from the team, kept once however many it is for. Instants are ISO-8601 UTC text. */
  notification: {
    id: string;
    subject: string;
    content: string;
    type: NotificationType;
    priority: NotificationPriority;
    /** JSON list of words. */
    tags: string;
    /** Null once the account of the sender is gone. */
    senderId: string | null;
    senderRole: (typeof senderRoles)[number];
    /** Name at the moment of sending. */
    senderName: string;
    canReply: 0 | 1;
    audience: Audience;
    /** How many it reached; null until then, save for chosen ones, of whom all are counted until then. */
    audienceSize: number | null;
    createdAt: string;
    /** When it is to go out: later than `createdAt` while it can be undone, or when it is planned. */
    sendAt: string;
    /** When it went out; null until then. Never earlier than that of a lower place. */
    sentAt: string | null;
    cancelledAt: string | null;
    /** 1 where it was cancelled because its sender was no administrator any more when it was due. */
    stopped: Generated<0 | 1>;
    /** Its place in the order of all that went out; null until then. Who reads sees only what has one. */
    place: number | null;
  };
  /** A chosen member of an audience of `members`. */
  notificationTarget: { notificationId: string; memberId: string /** That of the notification. */; place: number | null };
  /** What a member did with a notification: made on the first touch, and from then on it alone says whether it is read. */
  notificationReceipt: {
    memberId: string;
    notificationId: string;
    /** That of the notification. */
    place: number;
    readAt: string | null;
    deletedAt: string | null;
  };
  /** Up to which place a member has marked everything as read. */
  notificationMark: { memberId: string; place: number; at: string };
  /** What a member wants to be told of as it comes. Without a row: everything. */
  notificationPreference: {
    memberId: string;
    /** JSON list of types. */
    mutedTypes: string;
    /** HH:mm by the member’s clocks; both or none. */
    quietFrom: string | null;
    quietTo: string | null;
    updatedAt: string;
  };
  /** What one member and the team write about one notification. */
  notificationThread: {
    id: string;
    notificationId: string;
    memberId: string;
    /** 1 from a member's reply until an administrator reads or answers it. */
    unread: 0 | 1;
    /** That of the newest reply. */
    place: number;
    /** That of the team's newest reply; null without any. */
    answered: number | null;
  };
  notificationReply: {
    id: string;
    threadId: string;
    side: 'member' | 'team';
    /** Null once that account is gone. */
    authorId: string | null;
    authorName: string;
    content: string;
    sentAt: string;
    /** In the same order as notifications. */
    place: number;
  };
  /** One row: the last place that was given, and when. Held to the end of a transaction that gives one, so that places come to light in order. */
  notificationOrder: { id: number; last: number; lastAt: string };
}
