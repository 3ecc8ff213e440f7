/** A write that waits on this device until the server has it. */
export interface OutboxEntry {
  /** Names the write: sent twice, it happens once. */
  readonly id: string;
  /** Whose it is: nobody else's token sends it. */
  readonly memberId: string;
  /** Method and path of its endpoint. */
  readonly endpoint: string;
  readonly input: unknown;
  /** Milliseconds since 1970, later than those of all entries made before it on this page. */
  readonly createdAt: number;
  /** How often the server has been asked in vain. */
  readonly attempts: number;
  /** Why the server does not take it, in a sentence; null while it waits. */
  readonly refused: string | null;
}

/** Where entries outlive the page. */
export interface OutboxStore {
  readonly all: () => Promise<readonly OutboxEntry[]>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const DATABASE = 'everstep';
const STORE = 'outbox';

/** Keeps entries as long as the page. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
  };
}

/** Keeps entries on the device; where the browser refuses, as in some private windows, as long as the page. */
export function deviceStore(): OutboxStore {
  let opened: Promise<OutboxStore> | undefined;
  const store = () => {
    opened ??= 'indexedDB' in globalThis ? openStore().catch(memoryStore) : Promise.resolve(memoryStore());
    return opened;
  };
  return {
    all: async () => (await store()).all(),
    put: async (entry) => (await store()).put(entry),
    remove: async (id) => (await store()).remove(id),
  };
}

async function openStore(): Promise<OutboxStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await answerOf(opening);
  const within = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  return {
    // Only entries are ever put there.
    all: async () => (await within('readonly', (store) => store.getAll())) as OutboxEntry[],
    put: async (entry) => void (await within('readwrite', (store) => store.put(entry))),
    remove: async (id) => void (await within('readwrite', (store) => store.delete(id))),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
