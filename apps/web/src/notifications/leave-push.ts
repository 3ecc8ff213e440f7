import { deviceStorage } from '../device/device-storage.ts';
import { PUSH_OWNER } from './push-owner.ts';

/** The worker's own part of the site: it meets no other worker, and no page is under its control. */
export const PUSH_SCOPE = '/push/';

/** The worker's registration, if there is one. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(PUSH_SCOPE);
  return found?.scope.endsWith(PUSH_SCOPE) ? found : undefined;
}

/** Has this device show nothing any more; needs no server, and nothing is left behind. */
export async function leavePush(): Promise<void> {
  deviceStorage.removeItem(PUSH_OWNER);
  const registration = await pushRegistration();
  // A subscription ends with its registration.
  await registration?.unregister();
}
