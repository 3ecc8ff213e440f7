/// <reference path="./http-ece.d.ts" />
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { PushMessage } from '@everstep/domain';
import { SignJWT } from 'jose';
import type { VapidKeys } from './vapid.ts';

/** The keys of one browser, as it gave them. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A message that only this browser can read (RFC 8291). The library comes with the first one. */
export async function sealed(message: PushMessage, { p256dh, auth }: BrowserKeys): Promise<Uint8Array> {
  const { default: ece } = await import('http_ece');
  const once = createECDH('prime256v1');
  once.generateKeys();
  return ece.encrypt(Buffer.from(JSON.stringify(message)), { version: 'aes128gcm', privateKey: once, dh: p256dh, authSecret: auth });
}

/** Whether the public key of a browser is one: others could never be sent anything. */
export function isBrowserKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** How long a token lives, and after how long another one is made, in seconds. Push services take a day at most. */
const TOKEN_LIFE = 12 * 3600;
const TOKEN_FRESH = 6 * 3600;
/** Push services whose tokens are kept: there are a handful. */
const MOST_KEPT = 50;

/** Makes what says to a push service who sends (RFC 8292): a header for each service, used again while it is fresh. */
export function vapidAuthorization({ publicKey, privateKey, subject }: VapidKeys): (endpoint: string, now: Date) => Promise<string> {
  const key = signingKey(publicKey, privateKey);
  const known = new Map<string, { readonly header: string; readonly madeAt: number }>();
  return async (endpoint, now) => {
    const { origin } = new URL(endpoint);
    const seconds = Math.floor(now.getTime() / 1000);
    const before = known.get(origin);
    if (before && seconds >= before.madeAt && seconds - before.madeAt < TOKEN_FRESH) return before.header;
    const token = await new SignJWT({ aud: origin, sub: subject, exp: seconds + TOKEN_LIFE })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .sign(key);
    const header = `vapid t=${token}, k=${publicKey}`;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(origin, { header, madeAt: seconds });
    return header;
  };
}

function signingKey(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}
