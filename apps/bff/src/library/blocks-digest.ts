import { createHash } from 'node:crypto';
import { UPLOAD_BLOCK_BYTES } from '@everstep/domain';

/**
 * SHA-256 of the SHA-256 of each block of a file, one after the other: a browser, which can only take the digest of what it holds as a
 * whole, finds it out block by block.
 */
export function blocksDigest() {
  const whole = createHash('sha256');
  let block = createHash('sha256');
  let length = 0;
  const close = () => {
    whole.update(block.digest());
    block = createHash('sha256');
    length = 0;
  };
  return {
    add(piece: Uint8Array) {
      for (let from = 0; from < piece.length; ) {
        const part = piece.subarray(from, from + UPLOAD_BLOCK_BYTES - length);
        block.update(part);
        length += part.length;
        from += part.length;
        if (length === UPLOAD_BLOCK_BYTES) close();
      }
    },
    /** In hexadecimal. */
    end(): string {
      if (length > 0) close();
      return whole.digest('hex');
    },
  };
}
