/** Bytes by key. Keys are made here, never taken from a client. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}
