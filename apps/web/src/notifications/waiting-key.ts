import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** Where lies what was read or deleted while the server did not answer; gone at sign-out, as all that lies among the drafts. */
export const waitingKey = (memberId: string): string => draftKey(`notifications-waiting:${memberId}`);

export const hasWaitingMarks = (memberId: string): boolean => deviceStorage.getItem(waitingKey(memberId)) !== null;
