/** Bytes by key. Keys are made here, never taken from a client. What takes bytes throws DomainError `storage_full` when nothing can be saved. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /**
   * Writes bytes as they come, from a place in the file on, and makes the file where there is none. What stands behind them is cut off.
   * @returns how many were written; they are durable then
   */
  write(key: string, from: number, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes from `start` to before `end`, piece by piece, or undefined when there is no such key. */
  read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** How many bytes can still be saved. */
  room(): Promise<number>;
}
