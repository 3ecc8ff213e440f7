import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** Where the things that a member has had made lie, by the name of their draft. */
export const madeName = (memberId: string): string => `made:${memberId}`;

/** Whether a member kept any of them on this device. Words in them have their quotation marks escaped, so this is never one of them. */
export const hasKept = (memberId: string): boolean => deviceStorage.getItem(draftKey(madeName(memberId)))?.includes('"kept":true') ?? false;
