import { createHash } from 'node:crypto';
import { DomainError } from '@everstep/domain';
import type { FileStore } from '../files/file-store.ts';
import { blocksDigest } from './blocks-digest.ts';
import { HEAD_BYTES, isZip, type Sample, TAIL_BYTES } from './sniff.ts';
import { readZipped } from './zip-list.ts';
import { contentTypesIn } from './zip-type.ts';

/** Characters that no text has; tabs and ends of lines and pages aside. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

export interface Inspected extends Sample {
  /** SHA-256 in hexadecimal. */
  readonly checksum: string;
  /** As `blocksDigest` has it; undefined where it was not asked for. */
  readonly digest: string | undefined;
}

/**
 * Reads a file that was stored once, piece by piece: its checksum is that of what is there, not of what was sent.
 * @throws DomainError `unavailable` when it is not there, or not as long as it should be
 */
export async function inspect(
  files: FileStore,
  {
    key,
    byteSize,
    name,
    byBlocks = false,
  }: { readonly key: string; readonly byteSize: number; readonly name: string; readonly byBlocks?: boolean },
): Promise<Inspected> {
  const hash = createHash('sha256');
  const blocks = byBlocks ? blocksDigest() : undefined;
  const text = textCheck();
  let length = 0;
  for await (const piece of await pieces(files, key, 0, byteSize)) {
    hash.update(piece);
    blocks?.add(piece);
    text.add(piece);
    length += piece.length;
  }
  if (length !== byteSize) throw new DomainError('unavailable', { retryAfter: 5 });
  const head = await bytesOf(files, key, 0, Math.min(HEAD_BYTES, byteSize));
  const tail = await bytesOf(files, key, Math.max(0, byteSize - TAIL_BYTES), byteSize);
  const whole = { head, tail, byteSize };
  const contentTypes = await contentTypesOf(whole, (start, end) => bytesOf(files, key, start, Math.min(end, byteSize)));
  return { checksum: hash.digest('hex'), digest: blocks?.end(), ...whole, contentTypes, isText: text.end(), name };
}

/** What an Office document says of its parts. */
async function contentTypesOf(sample: Pick<Sample, 'head' | 'tail' | 'byteSize'>, read: Parameters<typeof readZipped>[1]) {
  const entry = isZip(sample.head) ? contentTypesIn(sample) : undefined;
  return entry && entry.at < sample.byteSize ? readZipped(entry, read) : undefined;
}

/** The beginning of a file that has not come to its end yet. */
export const inspectHead = async (files: FileStore, key: string) => ({ head: await bytesOf(files, key, 0, HEAD_BYTES) });

async function pieces(files: FileStore, key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
  const found = await files.read(key, start, end);
  if (!found) throw new DomainError('unavailable', { retryAfter: 5 });
  return found;
}

async function bytesOf(files: FileStore, key: string, start: number, end: number): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of await pieces(files, key, start, end)) all.push(piece);
  return Buffer.concat(all);
}

function textCheck() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const check = (decode: () => string) => {
    if (!isText) return;
    try {
      isText = !CONTROL.test(decode());
    } catch {
      isText = false;
    }
  };
  return {
    add: (piece: Uint8Array) => check(() => decoder.decode(piece, { stream: true })),
    end: () => {
      check(() => decoder.decode());
      return isText;
    },
  };
}
