import { api, type Input } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { deviceStorage } from '../device/device-storage.ts';
import { leavePush, PUSH_SCOPE, pushRegistration } from './leave-push.ts';
import { PUSH_OWNER } from './push-owner.ts';

const WORKER = `${PUSH_SCOPE}worker.js`;

/** How far the browser goes along: `able` when it was not asked yet, or has agreed. */
export type PushAbility = 'able' | 'blocked' | 'home-screen' | 'unsupported';

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'blocked' : 'able';
  return isApplePhone() ? 'home-screen' : 'unsupported';
}

/** An iPhone, or an iPad, which calls itself a Mac with a screen that is touched. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this browser is ready to be told by a server with this key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  return (await subscriptionFor(publicKey)) !== undefined;
}

/** The browser's subscription with a server's key; one with another key is none. */
async function subscriptionFor(publicKey: string): Promise<PushSubscription | undefined> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return undefined;
  const subscription = await (await pushRegistration())?.pushManager.getSubscription();
  return subscription && keyOf(subscription) === publicKey ? subscription : undefined;
}

/** The server's key that a subscription is for, in base64url. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A wish that the browser did not fulfil, with the sentence for the member. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal';
}

/**
 * Has the browser take messages of this server, and the server send them. The browser asks the member the first time.
 * @throws PushRefusal, ApiError
 */
export async function startPush(call: Call, { memberId, publicKey }: { readonly memberId: string; readonly publicKey: string }) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('You did not allow it, so nothing has changed.');
  const body = await subscribed(publicKey);
  const state = await call(api.notifications.startPush, { body });
  deviceStorage.setItem(PUSH_OWNER, memberId);
  return state;
}

async function subscribed(publicKey: string): Promise<Input<typeof api.notifications.startPush>['body']> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: PUSH_SCOPE });
    const known = await registration.pushManager.getSubscription();
    if (known && keyOf(known) !== publicKey) await known.unsubscribe();
    await active(registration);
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  } catch (error) {
    throw new PushRefusal('Your browser could not get ready for it. Try again in a moment.', { cause: error });
  }
}

/** Waits until a worker that was just installed has begun: only then can it be subscribed with. */
async function active({ active: running, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (running || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The worker for pushes could not begin.'));
    });
  });
}

/** Ends both halves; on this device first, so that it is quiet in any case. */
export async function stopPush(call: Call, id: string | undefined) {
  await leavePush();
  return id === undefined ? call(api.notifications.push, {}) : call(api.notifications.stopPush, { params: { id } });
}

/**
 * Says again where this device is told, where the server or the browser has lost it: after a session that ran out, after new keys of the
 * server, or where the browser has forgotten. Asks the member nothing.
 */
export async function keepPush(call: Call, memberId: string): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return;
  const { publicKey, devices } = await call(api.notifications.push, {});
  if (publicKey === null) return;
  const isKnown = devices.some(({ current }) => current);
  if (!isKnown || !(await isSubscribed(publicKey))) await startPush(call, { memberId, publicKey });
}
