import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matters } from '../reading/matters/matters.ts';

/** Numbers that the encoder gives for a text. */
export const DIMENSIONS = 512;
const DIGEST_BYTES = 32;
const file = join(import.meta.dirname, 'examples.vectors');

/** Everything that is encoded beforehand, in the order of the file. */
export const examples: readonly { readonly name: string; readonly text: string }[] = matters.flatMap(({ name, asks, examples: texts }) =>
  asks === undefined ? [] : texts.map((text) => ({ name, text })),
);

/** Tells whether the file was made from the examples as they are. */
const digest = (): Buffer => createHash('sha256').update(JSON.stringify(examples)).digest();

/** Keeps the vectors of all examples: 32 bytes that tell from which, then a row of 512 signed bytes for each, scaled to its largest number. */
export function writeVectors(rows: readonly (readonly number[])[]): void {
  const bytes = new Int8Array(rows.length * DIMENSIONS);
  for (const [at, row] of rows.entries()) {
    const largest = Math.max(...row.map(Math.abs));
    bytes.set(
      row.map((number) => Math.round((number / largest) * 127)),
      at * DIMENSIONS,
    );
  }
  writeFileSync(file, Buffer.concat([digest(), Buffer.from(bytes.buffer)]));
}

/** The kept rows, one after the other. */
export function readVectors(): Int8Array {
  const kept = readFileSync(file);
  if (!kept.subarray(0, DIGEST_BYTES).equals(digest())) throw new Error('The examples have changed since they were encoded: pnpm encode');
  return new Int8Array(kept.buffer, kept.byteOffset + DIGEST_BYTES, examples.length * DIMENSIONS);
}
