import { DomainError } from '@everstep/domain';
import type { FileStore } from '../files/file-store.ts';

/** What came of bytes that were read as they came. */
interface Taken {
  /** How many are stored. */
  readonly count: number;
  /** Why no more came; undefined when all did. */
  readonly cut: unknown;
}

/**
 * Stores bytes as they come, and keeps what came when they are cut off.
 *
 * @param most refuses more bytes than these; what `refusal` says is `cut` then
 * @param stopped ends the reading, as the loss of the line would
 * @param mayGoOn asked before each piece is written; where it may not, no more is
 * @throws DomainError `storage_full`
 */
export async function takeIn(
  files: FileStore,
  { key, from, most, refusal }: { key: string; from: number; most: number; refusal: () => Error },
  bytes: AsyncIterable<Uint8Array>,
  { stopped, mayGoOn }: { readonly stopped?: AbortSignal; readonly mayGoOn?: () => Promise<boolean> } = {},
): Promise<Taken> {
  let cut: unknown;
  const source = bytes[Symbol.asyncIterator]();
  const lost = new Promise<never>((_, reject) => {
    stopped?.addEventListener('abort', () => reject(new DomainError('malformed')), { once: true });
  });
  lost.catch(() => undefined);
  async function* coming() {
    let count = 0;
    try {
      for (;;) {
        const next = await Promise.race([source.next(), lost]);
        if (next.done) return;
        count += next.value.length;
        if (count > most) throw refusal();
        if (mayGoOn && !(await mayGoOn())) throw new DomainError('unavailable', { retryAfter: 5 });
        yield next.value;
      }
    } catch (error) {
      cut = error;
    }
  }
  const count = await files.write(key, from, coming());
  return { count, cut };
}
