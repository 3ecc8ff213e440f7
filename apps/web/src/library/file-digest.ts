import { UPLOAD_BLOCK_BYTES } from '@everstep/domain';

/**
 * SHA-256 of the SHA-256 of each block of a file, in hexadecimal: what the browser gives takes bytes as a whole only, and a film is too much
 * to hold.
 * @returns undefined where the browser gives none, as it does to pages that come without https
 */
export async function fileDigest(file: Blob, signal: AbortSignal): Promise<string | undefined> {
  // Typed as if it were there everywhere.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const blocks = new Uint8Array(Math.ceil(file.size / UPLOAD_BLOCK_BYTES) * 32);
  for (let block = 0; block * 32 < blocks.length; block += 1) {
    signal.throwIfAborted();
    const bytes = await file.slice(block * UPLOAD_BLOCK_BYTES, (block + 1) * UPLOAD_BLOCK_BYTES).arrayBuffer();
    blocks.set(new Uint8Array(await subtle.digest('SHA-256', bytes)), block * 32);
  }
  const whole = new Uint8Array(await subtle.digest('SHA-256', blocks));
  return [...whole].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
