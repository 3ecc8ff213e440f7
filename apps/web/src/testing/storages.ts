import { deviceStorage } from '../device/device-storage.ts';

/** The device's storage without room: what is in it can be read, and nothing more goes in. */
export const fullStorage = (): Storage =>
  new Proxy(localStorage, {
    get(target, name) {
      if (name === 'getItem') return (key: string) => target.getItem(key);
      return () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  });

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** The storage of a browser that blocks site data: the first touch throws. */
export const forbiddenStorage = (): Storage => new Proxy(localStorage, { get: refuse, ownKeys: refuse });

/** Takes away what a test left, in memory as well. */
export const emptyDevice = (): void => deviceStorage.keys().forEach(deviceStorage.removeItem);
