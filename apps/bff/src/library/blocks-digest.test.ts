import { createHash } from 'node:crypto';
import { UPLOAD_BLOCK_BYTES } from '@everstep/domain';
import { expect, it } from 'vitest';
import { blocksDigest } from './blocks-digest.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

it.each([1, 65_536, UPLOAD_BLOCK_BYTES - 1, UPLOAD_BLOCK_BYTES, 2 * UPLOAD_BLOCK_BYTES + 3])(
  'is that of the blocks of %i bytes, in whatever pieces they come',
  (length) => {
    const bytes = Buffer.alloc(length, 'Quiet evenings. ');
    const blocks: Buffer[] = [];
    for (let from = 0; from < length; from += UPLOAD_BLOCK_BYTES) blocks.push(sha256(bytes.subarray(from, from + UPLOAD_BLOCK_BYTES)));
    for (const size of [70_001, length]) {
      const digest = blocksDigest();
      for (let from = 0; from < length; from += size) digest.add(bytes.subarray(from, from + size));
      expect(digest.end()).toBe(sha256(Buffer.concat(blocks)).toString('hex'));
    }
  },
);
