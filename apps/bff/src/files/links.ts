import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longest life of a link, in seconds. */
export const LINK_LIFE_SECONDS = 15 * 60;
/** Links made within the same five minutes are equal, so that a browser's cache is of use. */
const LINK_STEP_SECONDS = 5 * 60;

interface Linked {
  readonly fileId: string;
  /** The member that the file belongs to. */
  readonly memberId: string;
}

/**
 * Address under which a private file can be fetched without a bearer token for the next 10 to 15 minutes.
 * @param life how long it is good at most, in seconds
 */
export function fileLink(secret: Uint8Array, file: Linked, now: Date, life: number = LINK_LIFE_SECONDS): string {
  const step = Math.floor(now.getTime() / 1000 / LINK_STEP_SECONDS);
  const expires = step * LINK_STEP_SECONDS + life;
  return `/files/${file.fileId}?exp=${expires}&sig=${sign(secret, file, expires).toString('base64url')}`;
}

/** Whether a link was made here for this very file of this very member and is still good. */
export function isGoodLink(
  secret: Uint8Array,
  file: Linked,
  given: { readonly exp: string; readonly sig: string },
  now: Date,
  life: number = LINK_LIFE_SECONDS,
): boolean {
  if (!/^\d{1,12}$/.test(given.exp)) return false;
  const expires = Number(given.exp);
  const seconds = now.getTime() / 1000;
  if (expires <= seconds || expires > seconds + life) return false;
  const signature = Buffer.from(given.sig, 'base64url');
  const expected = sign(secret, file, expires);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

// The first word keeps these signatures apart from everything else that is signed with the same secret.
const sign = (secret: Uint8Array, { fileId, memberId }: Linked, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file\n${fileId}\n${memberId}\n${expires}`).digest();
