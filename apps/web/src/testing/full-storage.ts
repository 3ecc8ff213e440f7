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
