import { deviceStorage } from '../device/device-storage.ts';

/** Whose notifications this device shows while the product is closed: a browser has one address for all who sign in. */
const OWNER = 'everstep:push';
/** The worker's own part of the site: it meets no other worker, and no page is under its control. */
export const PUSH_SCOPE = '/push/';

export const pushOwner = (): string | null => deviceStorage.getItem(OWNER);

export function keepPushOwner(memberId: string): void {
  deviceStorage.setItem(OWNER, memberId);
}

/** The worker's registration, if there is one. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(PUSH_SCOPE);
  return found?.scope.endsWith(PUSH_SCOPE) ? found : undefined;
}

/** Has this device show nothing any more; needs no server, and nothing is left behind. */
export async function leavePush(): Promise<void> {
  deviceStorage.removeItem(OWNER);
  const registration = await pushRegistration();
  // A subscription ends with its registration.
  await registration?.unregister();
}
