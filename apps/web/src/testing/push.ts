import { vi } from 'vitest';

interface Permission {
  /** What the browser says before it is asked. */
  readonly permission?: NotificationPermission;
  /** What the member answers when it asks. */
  readonly answer?: NotificationPermission;
}

/** A browser that can take pushes: permission, worker and subscription, until `vi.unstubAllGlobals()`. */
export function fakePush({ permission = 'default', answer = 'granted' }: Permission = {}) {
  let subscribedWith: string | undefined;
  let registered = false;
  const workers = new EventTarget();
  const notification = { permission, requestPermission: vi.fn() };
  notification.requestPermission.mockImplementation(async () => {
    if (notification.permission === 'default') notification.permission = answer;
    return notification.permission;
  });
  const subscription = () =>
    subscribedWith === undefined
      ? null
      : {
          options: { applicationServerKey: Uint8Array.from(atob(subscribedWith), (sign) => sign.charCodeAt(0)).buffer },
          unsubscribe: async () => {
            subscribedWith = undefined;
          },
          toJSON: () => ({ endpoint: 'https://push.example.net/send/one', keys: { p256dh: 'key', auth: 'secret' } }),
        };
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    subscribedWith = applicationServerKey;
    return subscription();
  });
  const registration = {
    scope: 'https://everstep.example.org/push/',
    active: {},
    pushManager: { getSubscription: async () => subscription(), subscribe },
    unregister: async () => {
      registered = false;
      subscribedWith = undefined;
      return true;
    },
  };
  const register = vi.fn(async () => {
    registered = true;
    return registration;
  });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(workers, { register, getRegistration: async () => (registered ? registration : undefined) }),
  });
  return {
    notification,
    subscribe,
    register,
    isRegistered: () => registered,
    /** The worker asks the page; resolves with its answer. */
    ask: (data: unknown) =>
      new Promise((resolve) => {
        const event = new MessageEvent('message', { data });
        Object.defineProperty(event, 'ports', { value: [{ postMessage: resolve }] });
        workers.dispatchEvent(event);
      }),
    remove: () => Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
