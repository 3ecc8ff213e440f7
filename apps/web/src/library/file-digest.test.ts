import { createHash } from 'node:crypto';
import { UPLOAD_BLOCK_BYTES } from '@everstep/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { fileDigest } from './file-digest.ts';

afterEach(() => vi.unstubAllGlobals());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const going = () => new AbortController().signal;

it('tells files apart by all their blocks, without holding one as a whole', async () => {
  const bytes = new Uint8Array(UPLOAD_BLOCK_BYTES + 10).fill(7);
  const blocks = [bytes.subarray(0, UPLOAD_BLOCK_BYTES), bytes.subarray(UPLOAD_BLOCK_BYTES)].map(sha256);
  expect(await fileDigest(new Blob([bytes]), going())).toBe(sha256(Buffer.concat(blocks)).toString('hex'));
  bytes[UPLOAD_BLOCK_BYTES + 9] = 8;
  expect(await fileDigest(new Blob([bytes]), going())).not.toBe(sha256(Buffer.concat(blocks)).toString('hex'));
});

it('says nothing where the browser gives no digest, and ends when it is told to', async () => {
  await expect(fileDigest(new Blob(['a']), AbortSignal.abort())).rejects.toThrow();
  vi.stubGlobal('crypto', {});
  expect(await fileDigest(new Blob(['a']), going())).toBeUndefined();
});
