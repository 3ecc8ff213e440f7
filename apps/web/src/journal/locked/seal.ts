/** Something that was sealed could not be opened: with another key, for another place, or after it was changed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const FORMAT = 'es1';
const IV_BYTES = 12;

/**
 * Encrypts bytes by AES-256-GCM.
 * @param place what the ciphertext is for, such as one entry: elsewhere it does not open
 * @returns `es1.{iv}.{ciphertext and tag}`, both base64url
 */
export async function seal(key: CryptoKey, place: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(place) }, key, bytes);
  return [FORMAT, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
}

/** @throws SealError */
export async function unseal(key: CryptoKey, place: string, sealed: string): Promise<Uint8Array<ArrayBuffer>> {
  const [format, iv, data, ...rest] = sealed.split('.');
  if (format !== FORMAT || !iv || !data || rest.length > 0) throw new SealError('This format is not known here.');
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: utf8(place) },
      key,
      fromBase64Url(data),
    );
    return new Uint8Array(bytes);
  } catch (cause) {
    throw new SealError('This does not open with that key.', { cause });
  }
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
