export interface PushTables {
  /** A browser that is notified while the product is closed, for as long as its session lasts. Instants are ISO-8601 UTC text. */
  pushSubscription: {
    id: string;
    memberId: string;
    sessionId: string;
    /** Address at the browser's own push service; unique over all members. */
    endpoint: string;
    /** What a message is sealed with, as the browser gave it: base64url. */
    p256dh: string;
    auth: string;
    /** Public key of this server that the browser subscribed with: no other one can send there. */
    serverKey: string;
    /** Zone of the device, which quiet hours go by. */
    timeZone: string;
    createdAt: string;
    /** Since when nothing gets through; null after a push that did. */
    failedAt: string | null;
  };
  /** One push that is on its way: gone once it got through, or was given up. */
  pushDelivery: {
    subscriptionId: string;
    /** Of the notification or the answer, in the order of all that goes out. */
    place: number;
    notificationId: string;
    kind: 'sent' | 'answer';
    /** When it went out. */
    happenedAt: string;
    /** When it is to be tried next. Whoever tries it puts this off first, so that nobody else does meanwhile. */
    dueAt: string;
    /** How often it was tried. */
    attempts: number;
  };
  /** One row: how far the order was handed out to devices, and within what comes next, up to which subscription. */
  pushCursor: { id: number; place: number; afterSubscription: string };
}
