/** What the device does not take, because it is full or the browser lets no page keep anything: here until the page is left. */
const memory = new Map<string, string>();

/** @returns undefined where the browser refuses */
function onDevice<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const storedItem = (key: string): string | null => onDevice((storage) => storage.getItem(key)) ?? null;

/** The page's way to `localStorage`, which throws where site data is blocked or full. This one never does. */
export const deviceStorage = {
  getItem: (key: string): string | null => memory.get(key) ?? storedItem(key),

  /** What the device has, though something newer may be in memory. */
  storedItem,

  /** @returns whether the device has it; otherwise it holds until the page is left */
  setItem(key: string, value: string): boolean {
    memory.set(key, value);
    return (
      onDevice((storage) => {
        storage.setItem(key, value);
        return memory.delete(key);
      }) === true
    );
  },

  removeItem(key: string): void {
    memory.delete(key);
    onDevice((storage) => storage.removeItem(key));
  },

  keys: (): string[] => [...memory.keys(), ...(onDevice(Object.keys) ?? [])],

  /** Whether this lies in memory alone. */
  isUnstored: (key: string): boolean => memory.has(key),
};
