import { Worker } from 'node:worker_threads';
import type { Near } from './rank.ts';

/** Longer messages are read up to here. In characters. */
const READ = 700;
/** A word or two is near to anything. */
const LEAST_WORDS = 3;
/** Without an answer by then the rules go on without. In milliseconds; the first message waits for the encoder to load. */
const WAITS = 3000;
/** Unused for so long it is given up, and its memory with it. In milliseconds. */
const RESTS_AFTER = 10 * 60_000;

/** Tells the matters that a message is near to. */
export type FindNear = (message: string) => Promise<readonly Near[]>;

/** One for everything built-in on a server. */
export const findNear: FindNear = (message) => ofServer(message);

/** Finds them in a thread that is started with the first message, ends after a rest, and keeps no process alive. */
export function nearMatters(): FindNear {
  let worker: Worker | undefined;
  let count = 0;
  let resting: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (near: readonly Near[]) => void>();
  const stop = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 8 } });
    started.on('message', ({ id, near }: { readonly id: number; readonly near: readonly Near[] }) => {
      waiting.get(id)?.(near);
      waiting.delete(id);
    });
    // It cannot load or has come to grief: what is known by patterns is still known, and the next message tries again.
    started.on('error', () => worker === started && stop());
    started.on('exit', () => worker === started && stop());
    // Last, since whoever listens keeps the process alive again.
    started.unref();
    return started;
  };
  return async (message) => {
    const text = message.slice(0, READ).trim();
    if (text.split(/\s+/).length < LEAST_WORDS) return [];
    worker ??= start();
    clearTimeout(resting);
    resting = setTimeout(() => void worker?.terminate(), RESTS_AFTER).unref();
    count += 1;
    const id = count;
    const { promise, resolve } = Promise.withResolvers<readonly Near[]>();
    waiting.set(id, resolve);
    worker.postMessage({ id, text });
    const late = setTimeout(() => waiting.delete(id) && resolve([]), WAITS);
    return promise.finally(() => clearTimeout(late));
  };
}

const ofServer = nearMatters();
