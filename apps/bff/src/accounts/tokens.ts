import { jwtVerify, SignJWT } from 'jose';

/** How long a token is good for, in seconds: 7 days. */
export const TOKEN_LIFE_SECONDS = 7 * 24 * 60 * 60;

export interface TokenClaims {
  readonly memberId: string;
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Signs a token for a session. The role is a hint for the browser; the server reads role and status from the database on each call. */
export function issueToken(
  secret: Uint8Array,
  claims: { readonly memberId: string; readonly sessionId: string; readonly role: 'admin' | 'member' },
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ role: claims.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.memberId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_SECONDS)
    .sign(secret);
}

/** The claims of a token that we signed and that is still good; undefined for anything else, another algorithm included. */
export async function verifyToken(secret: Uint8Array, token: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const { sub, jti, iat, exp } = payload;
    if (sub === undefined || jti === undefined || iat === undefined || exp === undefined) return undefined;
    return { memberId: sub, sessionId: jti, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

/**
 * A verifier that remembers the last `capacity` good tokens, since a signature costs more than the rest of a small request.
 * Only the signature is remembered: expiry is checked each time, and revocation is the session's matter.
 */
export function createTokenVerifier(secret: Uint8Array, capacity = 5000): (token: string, now: Date) => Promise<TokenClaims | undefined> {
  const known = new Map<string, TokenClaims>();
  return async (token, now) => {
    const remembered = known.get(token);
    if (remembered) return remembered.expiresAt > now ? remembered : undefined;
    const claims = await verifyToken(secret, token, now);
    if (!claims) return undefined;
    const oldest = known.size >= capacity ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, claims);
    return claims;
  };
}
