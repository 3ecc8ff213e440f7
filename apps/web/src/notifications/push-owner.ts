import { deviceStorage } from '../device/device-storage.ts';

/** Whose notifications this device shows while the product is closed: a browser has one address for all who sign in. */
export const PUSH_OWNER = 'everstep:push';

export const pushOwner = (): string | null => deviceStorage.getItem(PUSH_OWNER);
