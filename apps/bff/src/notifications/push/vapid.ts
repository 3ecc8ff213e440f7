import { createECDH } from 'node:crypto';

/** By what this server is known to the push services of browsers (RFC 8292). */
export interface VapidKeys {
  /** Point on P-256, uncompressed, base64url. Browsers subscribe with it. */
  readonly publicKey: string;
  /** 32 bytes, base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:`: where a push service reaches whoever runs this server. */
  readonly subject: string;
}

const CURVE = 'prime256v1';

/** A new pair of keys. */
export function makeVapidKeys(): Omit<VapidKeys, 'subject'> {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  // A number that begins with zeros comes without them.
  const short = pair.getPrivateKey();
  short.copy(privateKey, 32 - short.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

export const isVapidPublicKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);
export const isVapidPrivateKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Whether a private key is that of a public one. */
export function belongTogether({ publicKey, privateKey }: Omit<VapidKeys, 'subject'>): boolean {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
