import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** Where lies what was read or deleted while the server did not answer; gone at sign-out, as all that lies among the drafts. */
export const waitingKey = (memberId: string): string => draftKey(`notifications-waiting:${memberId}`);
/** Where lie the replies that the server does not have. */
export const repliesKey = (memberId: string): string => draftKey(`notification-replies:${memberId}`);

export const hasWaitingMarks = (memberId: string): boolean => deviceStorage.getItem(waitingKey(memberId)) !== null;
export const hasUnsentReplies = (memberId: string): boolean => deviceStorage.getItem(repliesKey(memberId)) !== null;
