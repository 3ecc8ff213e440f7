import { parentPort } from 'node:worker_threads';
import { loadEncoder } from './encoder.ts';
import { partsOf, rank } from './rank.ts';
import { readVectors } from './vectors.ts';

/** A thread of its own, since encoding takes the processor for some milliseconds and others wait for their answers meanwhile. */
const rows = readVectors();
const encode = await loadEncoder();

parentPort?.on('message', async ({ id, text }: { readonly id: number; readonly text: string }) => {
  parentPort?.postMessage({ id, near: rank(await encode(partsOf(text)), rows) });
});
