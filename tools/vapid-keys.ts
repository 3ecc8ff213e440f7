import { makeVapidKeys } from '../apps/bff/src/notifications/push/vapid.ts';

/** Prints a new pair of keys for notifications on devices, as lines of an environment file. Changing them later ends every subscription. */
const { publicKey, privateKey } = makeVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:you@example.org`);
